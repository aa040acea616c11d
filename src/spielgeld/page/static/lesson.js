// A lesson above the table: it follows what happens there and points to what it speaks of.
"use strict";

(() => {
  const lesson = document.getElementById("lesson");
  const table = document.getElementById("table");
  if (!lesson || !table) return;
  const ENOUGH = 120;
  let busy = false;
  let again = false;
  let shown = "";
  let elsewhere = false;

  function place() {
    const at = lesson.querySelector("#lesson-body")?.dataset.at;
    return at ? document.querySelector(at) : null;
  }

  // Just below the panel, unless enough of it can be seen as it is.
  function show(found) {
    const { top, bottom } = found.getBoundingClientRect();
    const edge = lesson.getBoundingClientRect().bottom;
    const seen = Math.min(bottom, innerHeight) - Math.max(top, edge);
    if (top >= edge && seen >= Math.min(ENOUGH, bottom - top)) return;
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
    scrollBy({ top: top - lesson.offsetHeight - 16, behavior });
  }

  // What is pointed at is also shown, until the reader looks elsewhere; the table may still change.
  function point() {
    const found = place();
    const step = said(lesson.innerHTML);
    if (step !== shown) {
      elsewhere = false;
      // What was said to an answer before the lesson went on no longer holds.
      if (shown) document.querySelector("#now .refusal")?.remove();
    }
    shown = step;
    makeRoom();
    for (const old of document.querySelectorAll(".pointed")) if (old !== found) old.classList.remove("pointed");
    if (found && !found.classList.contains("pointed")) found.classList.add("pointed");
    // Only now: the question makes way for what is pointed at beside it.
    if (found && !elsewhere) show(found);
  }

  // The question stays on the screen, too, and must not lie under the panel while that stays there.
  function makeRoom() {
    const stays = getComputedStyle(lesson).position === "sticky";
    document.documentElement.style.setProperty("--lesson", `${stays ? lesson.offsetHeight : 0}px`);
  }

  // What a panel says, whatever marks the page has put on it; that an answer was wrong aside.
  function said(html) {
    const template = document.createElement("template");
    template.innerHTML = html;
    template.content.querySelector(".lesson-wrong")?.remove();
    const at = template.content.querySelector("#lesson-body")?.dataset.at;
    return `${at} ${template.content.textContent.replace(/\s+/g, " ")}`;
  }

  // One request at a time; what has not changed is left alone, so that nobody loses their place.
  async function follow() {
    if (busy) {
      again = true;
      return;
    }
    busy = true;
    do {
      again = false;
      const answer = await fetch(lesson.dataset.link).catch(() => null);
      const text = answer?.ok ? await answer.text() : null;
      if (lesson.querySelector(".htmx-request")) {
        // What was just pressed is on its way: its answer must find its place.
        await new Promise((done) => { setTimeout(done, 100); });
        again = true;
        continue;
      }
      // What stands there already, from the page itself or from the answer to a press, stays: a
      // button that is about to be pressed must not be taken away.
      if (text !== null && said(text) !== said(lesson.innerHTML)) {
        lesson.innerHTML = text;
        window.htmx?.process(lesson);
      }
      point();
    } while (again);
    busy = false;
  }

  for (const kind of ["wheel", "touchmove", "keydown"]) {
    document.addEventListener(kind, () => { elsewhere = true; }, { passive: true });
  }

  new ResizeObserver(makeRoom).observe(lesson);

  let soon;
  new MutationObserver(() => {
    clearTimeout(soon);
    soon = setTimeout(follow, 120);
  }).observe(table, { childList: true, subtree: true, characterData: true });
  document.addEventListener("htmx:after:swap", () => {
    point();
    setTimeout(follow, 50);
  });
  document.addEventListener("click", (event) => {
    if (!event.target.closest(".show-me")) return;
    const found = place();
    if (!found) return;
    event.preventDefault();
    show(found);
  });
  point();
})();
