// A lesson at the lower edge: it follows what happens at the table and shows what it speaks of.
"use strict";

(() => {
  const lesson = document.getElementById("lesson");
  const table = document.getElementById("table");
  if (!lesson || !table) return;
  const root = document.documentElement;
  let busy = false;
  let again = false;
  let shown = "";
  let elsewhere = false;

  const panel = () => lesson.querySelector("#lesson-body");

  function place() {
    const at = panel()?.dataset.at;
    return at ? document.querySelector(at) : null;
  }

  // The button or field of the question that does what the learner is to do.
  function wanted() {
    const fields = JSON.parse(panel()?.dataset.fields ?? "{}");
    let found = null;
    for (const [name, value] of Object.entries(fields)) {
      const named = [...document.querySelectorAll(`#now form [name="${CSS.escape(name)}"]`)];
      found = named.find((control) => control.value === value && control.type !== "hidden")
        ?? named.find((control) => [...(control.options ?? [])].some((option) => option.value === value))
        ?? named.find((control) => control.matches("input:not([type=hidden], [type=radio], [type=checkbox])"));
    }
    return found;
  }

  function unfold(element) {
    for (let fold = element?.closest("details"); fold; fold = fold.parentElement?.closest("details")) {
      fold.open = true;
    }
  }

  // Into the part of the screen above the panel, and no further than needed: a thing that is larger
  // than that part begins at its top.
  function show(element) {
    if (!element) return;
    unfold(element);
    const room = innerHeight - (lesson.hidden ? 0 : lesson.offsetHeight);
    const { top, bottom } = element.getBoundingClientRect();
    const large = bottom - top > room - 16;
    if (large ? top >= 0 && top < room / 3 : top >= 0 && bottom <= room) return;
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
    element.scrollIntoView({ block: large ? "start" : "nearest", inline: "nearest", behavior });
  }

  // What is pointed at is also shown, until the reader looks elsewhere; the table may still change.
  function point() {
    const found = place(), control = wanted();
    const step = said(lesson.innerHTML);
    if (step !== shown) {
      elsewhere = false;
      // What was said to an answer before the lesson went on no longer holds.
      if (shown) document.querySelector("#now .refusal")?.remove();
    }
    shown = step;
    makeRoom();
    mark("pointed", found);
    mark("wanted", control);
    if (elsewhere) return;
    if (found?.id === "now" && control) {
      show(control);
    } else {
      show(found);
    }
  }

  function mark(name, element) {
    for (const old of document.querySelectorAll(`.${name}`)) if (old !== element) old.classList.remove(name);
    if (element && !element.classList.contains(name)) element.classList.add(name);
  }

  function makeRoom() {
    const stays = getComputedStyle(lesson).position === "fixed";
    root.style.setProperty("--lesson", `${stays && !lesson.hidden ? lesson.offsetHeight : 0}px`);
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
    if (event.target.closest(".close-lesson")) {
      event.preventDefault();
      lesson.hidden = true;
      makeRoom();
      document.getElementById("now-title")?.focus();
      return;
    }
    if (!event.target.closest(".show-me")) return;
    const found = place();
    if (!found) return;
    event.preventDefault();
    show(found);
  });
  point();
})();
