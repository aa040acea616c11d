// Keeps a table in step: its stream brings the regions of the page that changed for this reader.
// Everything here is a convenience; without it the forms and links of the page still work.
"use strict";

(() => {
  const table = document.getElementById("table");
  if (!table) return;
  const { stream, fragments } = table.dataset;
  table.classList.add("live");
  const offline = document.getElementById("offline");
  const title = document.title.replace(/^● /, "");
  const BEAT = 20000;
  const PATIENCE = 2500;

  // Showing: a change is [id] (gone), [id, html] or, if it is new, [id, html, parent, next]. What
  // is typed, focused, unfolded or on its way stays, as only what differs is touched.
  let number = Number(table.dataset.number);
  let morph = null;
  window.htmx?.registerExtension("regions", { init: (api) => { morph = api.morph; } });

  function parse(html, place) {
    const drawing = place.namespaceURI.endsWith("/svg") && place.localName !== "foreignObject";
    const template = document.createElement("template");
    template.innerHTML = drawing ? `<svg>${html}</svg>` : html;
    const fragment = document.createDocumentFragment();
    fragment.append(...(drawing ? template.content.firstChild : template.content).childNodes);
    return fragment;
  }

  // A refusal, a hint or "are you sure?" stays until it is answered, whatever the others do.
  function pending(old, fragment) {
    return old.id === "now" && old.dataset.asked !== undefined
      && old.dataset.asked === fragment.firstElementChild.dataset.asked
      && old.querySelector(".confirm, .refusal, .advice");
  }

  function change([id, html, parent, next]) {
    const old = document.getElementById(id);
    if (html === undefined) {
      old?.remove();
      return;
    }
    if (old) {
      const fragment = parse(html, old.parentNode);
      if (pending(old, fragment)) return;
      const { id: kept } = old;
      morph(old, fragment);
      window.htmx.process(document.getElementById(kept));
      return;
    }
    const place = parent && document.getElementById(parent);
    if (!place) throw new Error(`no place for ${id}`);
    const before = next ? document.getElementById(next) : null;
    const fragment = parse(html, place);
    const added = fragment.firstElementChild;
    place.insertBefore(fragment, before);
    window.htmx.process(added);
  }

  // At a table with bots the reader may take one event after the other: what the stream brings
  // waits its turn. Who is asked is up to date: nothing waits behind a question.
  const paces = document.getElementById("pace");
  const next = document.getElementById("next-event");
  const SLOW = 2200;
  const waiting = [];
  let pacing = null;
  const pace = () => (paces ? localStorage.getItem("spielgeld pace") ?? "fast" : "fast");
  const newest = () => waiting.at(-1)?.number ?? act?.message.number ?? number;

  function receive(message) {
    if (message.reload || message.from === undefined || message.from > newest()) {
      waiting.length = 0;
      endAct();
      show(message);
    } else if (pace() === "fast" || (!message.changes.length && !waiting.length)) {
      waiting.push(message);
      catchUp();
    } else {
      waiting.push(message);
      if (pace() === "slow") pacing ??= setTimeout(advance, 0);
    }
    offer();
  }
  function catchUp() {
    while (waiting.length && !act) show(waiting.shift());
  }
  function advance() {
    pacing = null;
    endAct();
    if (waiting.length) show(waiting.shift());
    if (waiting.length && pace() === "slow") pacing = setTimeout(advance, SLOW);
    offer();
  }
  function offer() {
    if (next) next.hidden = !waiting.length || pace() !== "step";
    // What is still to be shown has happened: nobody is said to think who has decided by now.
    table.classList.toggle("behind", waiting.length > 0);
  }
  if (paces) {
    paces.hidden = false;
    paces.elements.pace.value = pace();
    paces.addEventListener("change", () => {
      localStorage.setItem("spielgeld pace", paces.elements.pace.value);
      if (pace() === "fast") catchUp();
      else advance();
      offer();
    });
    next.addEventListener("click", advance);
  }

  // An act is felt before the page goes on. A part that says `data-act`, under a name that is
  // new, plays: it has that class for `data-lasts` milliseconds or until a key or a click. What it
  // names in `data-first` is shown with it, all else of its message afterwards. There is none for
  // who wants no motion, has fallen behind or looks elsewhere; its words stay on the page anyway.
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const ACT = / data-act="([^"]*)" data-lasts="(\d+)" data-first="([^"]*)"/;
  let act = null;

  function actIn(message) {
    if (message.from === undefined || calm.matches || document.hidden) return null;
    for (const [id, html] of message.changes) {
      const [, name, lasts, first] = ACT.exec(html ?? "") ?? [];
      if (name && !document.querySelector(`[data-act="${name}"]`)) {
        return { message, name, lasts: Number(lasts), first: [id, ...first.split(" ")] };
      }
    }
    return null;
  }

  // Where the reader is in the question, so that nobody loses their place.
  const inQuestion = () => Boolean(document.activeElement?.closest("#now"));

  function beginAct({ message, name, first, lasts }) {
    const inside = inQuestion();
    message.changes.filter(([id]) => first.includes(id)).forEach(change);
    const rest = message.changes.filter(([id]) => !first.includes(id));
    play({ message, rest, inside, part: document.querySelector(`[data-act="${name}"]`) }, lasts);
  }
  function play(begun, lasts) {
    act = begun;
    // Before anything is measured: what glides must know from the start how.
    begun.part.classList.add("playing");
    table.classList.add("in-act");
    const now = document.getElementById("now");
    if (now) now.inert = true;
    document.dispatchEvent(new Event("spielgeld:settled"));
    const { top, bottom } = begun.part.getBoundingClientRect();
    const seen = bottom > 0 && top < innerHeight;
    if (seen && top < 0) begun.part.scrollIntoView();
    begun.timer = setTimeout(endAct, seen ? lasts : 0, true);
  }
  function endAct(goOn = false) {
    if (!act) return;
    const { message, part, rest, timer, inside } = act;
    clearTimeout(timer);
    act = null;
    part.classList.remove("playing");
    table.classList.remove("in-act");
    const now = document.getElementById("now");
    if (now) now.inert = false;
    show({ ...message, changes: rest }, inside, true);
    if (!rest.length) settle();
    if (goOn && pace() === "fast") catchUp();
  }
  document.addEventListener("click", () => endAct(true), true);
  document.addEventListener("click", ({ target }) => {
    const part = target.closest(".play-again")?.closest("[data-act]");
    if (part) play({ message: { number, from: number }, rest: [], part }, Number(part.dataset.lasts));
  });
  document.addEventListener("keydown", (event) => {
    const types = event.target.closest("input, textarea, select");
    if (!act || types || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key !== "Enter" && event.key !== "Escape" && event.key.length > 1) return;
    // The key must not go on to the question that it brings.
    event.preventDefault();
    endAct(true);
  });

  // Whatever else went on, the page then shows what the server showed at this number. A page that
  // shows less than the changes build on has missed something and asks for everything.
  function show(message, inside = inQuestion(), acted = false) {
    if (message.from === undefined) endAct();
    if (message.reload) {
      location.reload();
      return;
    }
    if (message.from !== undefined && message.from > number) {
      wake();
      return;
    }
    if (message.number < number) return;
    try {
      const begun = waiting.some(actIn) ? null : actIn(message);
      if (begun) {
        beginAct(begun);
        return;
      }
      message.changes.forEach(change);
    } catch {
      if (message.from === undefined) location.reload();
      else wake();
      return;
    }
    number = message.number;
    if (!message.changes.length) return;
    settle();
    if (inside && document.activeElement === document.body) {
      // A question that comes back after an act is still on its way into sight.
      document.getElementById("now-title")?.focus({ preventScroll: acted });
    }
  }

  // Asking for everything: one request at a time, and one more if something happened meanwhile.
  let busy = false;
  let again = false;
  async function wake() {
    if (!fragments || !morph) return;
    again = true;
    if (busy) return;
    busy = true;
    while (again) {
      again = false;
      try {
        const answer = await fetch(fragments, { headers: { "HX-Request": "true" } });
        if ([401, 403, 404, 410].includes(answer.status)) location.reload();
        if (answer.ok) {
          hear();
          show(await answer.json());
        }
      } catch {}
    }
    busy = false;
  }

  // What was accepted comes on the stream, or is asked for if it is late.
  function expect(wanted) {
    if (wanted > newest()) setTimeout(() => { if (wanted > newest()) wake(); }, PATIENCE);
  }

  // Listening: the tab that was last looked at holds the stream and tells the others, because a
  // browser opens only a few streams to one host. Who holds it has a lock; the others wait for it
  // in a row, so that one of them goes on when it is gone.
  const name = `spielgeld ${stream} ${document.documentElement.lang}`;
  const channel = stream && "BroadcastChannel" in window ? new BroadcastChannel(name) : null;
  let source = null;
  let pause = 1000;
  let looking = true;
  let fresh = true;
  let heard = Date.now();

  function hear() {
    heard = Date.now();
    if (offline) offline.hidden = true;
  }

  function open() {
    const mark = fresh ? `&mark=${table.dataset.mark}` : "";
    fresh = false;
    source = new EventSource(stream + mark + (looking ? "" : "&hidden=1"));
    source.addEventListener("message", (event) => {
      hear();
      pause = 1000;
      channel?.postMessage(event.data);
      receive(JSON.parse(event.data));
    });
    source.addEventListener("beat", (event) => {
      hear();
      channel?.postMessage(`{"beat":${event.data}}`);
      expect(Number(event.data));
    });
    source.addEventListener("error", () => {
      if (offline) offline.hidden = false;
      const lost = source;
      if (lost.readyState !== EventSource.CLOSED) return;
      pause = Math.min(pause * 2, 30000);
      setTimeout(() => { if (lost === source) open(); }, pause);
    });
  }

  function close() {
    source?.close();
    source = null;
  }

  let asking = null;
  function claim(steal) {
    if (!stream) return;
    if (!channel || !navigator.locks) {
      if (!source || source.readyState === EventSource.CLOSED) open();
      return;
    }
    if (source && source.readyState !== EventSource.CLOSED) return;
    asking?.abort();
    const own = new AbortController();
    asking = own;
    const way = steal ? { steal } : { signal: own.signal };
    navigator.locks
      .request(name, way, () => new Promise(() => { asking = null; close(); open(); }))
      .catch((error) => {
        if (own.signal.aborted) return;
        // Another tab has taken it: wait until that one is gone.
        close();
        if (error.name === "AbortError") claim(false);
      });
  }

  if (channel) {
    channel.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      hear();
      if (message.beat !== undefined) expect(message.beat);
      else receive(message);
    };
  }
  if (document.hidden) claim(false);
  else claim(true);
  addEventListener("pageshow", (event) => { if (event.persisted) { claim(true); wake(); } });
  addEventListener("online", wake);

  // The last net: who has not heard a word for too long asks, and takes the stream if it is looked
  // at. Whatever a browser does to sleeping tabs, a page does not stand still.
  setInterval(() => {
    if (!stream || Date.now() - heard < 2.5 * BEAT) return;
    wake();
    if (source) {
      close();
      open();
    } else if (!document.hidden) {
      claim(true);
    }
  }, BEAT / 2);

  // A page that nobody looks at for a while still listens, but its player is away: their mail and
  // the others' cards go by it.
  let leaving;
  function look(at) {
    if (looking === at) return;
    looking = at;
    if (!source) return;
    close();
    open();
  }
  document.addEventListener("visibilitychange", () => {
    clearTimeout(leaving);
    if (document.hidden) {
      leaving = setTimeout(() => look(false), 60000);
      return;
    }
    look(true);
    claim(true);
  });

  // Telling: the title always; a sound and a notification if the reader asked for them.
  const bell = document.getElementById("bell");
  let told = document.getElementById("now")?.dataset.asked;

  function wanted() {
    return localStorage.getItem("spielgeld bell") === "on";
  }

  function ring() {
    const audio = new AudioContext();
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.setValueAtTime(660, 0);
    tone.frequency.setValueAtTime(880, 0.12);
    volume.gain.setValueAtTime(0.12, 0);
    volume.gain.exponentialRampToValueAtTime(0.001, 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start();
    tone.stop(0.5);
  }

  function tell() {
    const now = document.getElementById("now");
    const asked = now?.dataset.asked;
    document.title = asked ? `● ${title}` : title;
    if (asked && asked !== told && wanted()) {
      ring();
      if (document.hidden && "Notification" in window && Notification.permission === "granted") {
        const text = document.getElementById("now-title")?.textContent.trim();
        // Some browsers on phones have notifications and refuse to show one like this.
        try {
          new Notification(title, { body: text, tag: name });
        } catch {}
      }
    }
    told = asked;
  }

  if (bell) {
    bell.hidden = false;
    bell.setAttribute("aria-pressed", String(wanted()));
    bell.addEventListener("click", async () => {
      const on = !wanted();
      localStorage.setItem("spielgeld bell", on ? "on" : "off");
      bell.setAttribute("aria-pressed", String(on));
      if (!on) return;
      ring();
      if ("Notification" in window) await Notification.requestPermission();
    });
  }

  // What was said and is not in sight is counted beside the bell.
  const unread = document.getElementById("unread");
  const chat = document.getElementById("chat");
  let seen = document.querySelectorAll("#chat-lines > li:not(.quiet)").length;
  let reading = false;
  function count() {
    if (!unread) return;
    const said = document.querySelectorAll("#chat-lines > li:not(.quiet)").length;
    if (reading && !document.hidden) seen = said;
    unread.hidden = said <= seen;
    unread.querySelector("b").textContent = said - seen;
    unread.setAttribute("aria-label", unread.dataset.said.replace("{number}", said - seen));
  }

  // On a phone the question folds, and is a press away when it has scrolled out of sight.
  const toNow = document.getElementById("to-now");
  const watcher = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (target === chat) {
        reading = isIntersecting;
        count();
      } else {
        away = !isIntersecting;
        point();
      }
    }
  });
  let away = false;
  function point() {
    if (toNow) toNow.hidden = !away || !document.getElementById("now")?.dataset.asked;
  }
  if (chat) watcher.observe(chat);
  const question = document.getElementById("now");
  if (question) watcher.observe(question);
  // Only the question that somebody folded is folded: the next one, or the end, is seen.
  const asked = () => document.getElementById("now")?.dataset.asked;
  let folded;
  document.addEventListener("click", (event) => {
    const fold = event.target.closest(".fold");
    if (!fold) return;
    folded = asked() === folded ? undefined : asked();
    showFold();
  });
  function showFold() {
    table.classList.toggle("folded", folded !== undefined && asked() === folded);
    for (const fold of document.querySelectorAll(".fold")) {
      fold.hidden = false;
      fold.setAttribute("aria-expanded", String(!table.classList.contains("folded")));
    }
  }

  // Times are written as people say them.
  const { lang } = document.documentElement;
  const relative = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  const LATE = 15;
  function writeTimes() {
    for (const time of document.querySelectorAll("time.since, time.until, time.lasting")) {
      const seconds = Math.round((Date.parse(time.dateTime) - Date.now()) / 1000);
      if (Number.isNaN(seconds)) continue;
      const [unit, length] =
        Math.abs(seconds) >= 86400 ? ["day", 86400]
        : Math.abs(seconds) >= 3600 ? ["hour", 3600]
        : Math.abs(seconds) >= 60 ? ["minute", 60]
        : ["second", 1];
      const number = Math.trunc(Math.abs(seconds) / length);
      const long = () => new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "long" }).format(number);
      if (time.matches(".until")) {
        const left = Math.max(seconds, 0);
        const minutes = Math.trunc(left / 60);
        time.textContent = left < 3600 ? `${minutes}:${String(left % 60).padStart(2, "0")}` : long();
        time.closest(".deadline")?.classList.toggle("late", left <= LATE);
      } else if (time.matches(".lasting")) {
        if (seconds <= -10) time.textContent = time.dataset.long.replace("{time}", long());
      } else {
        time.textContent = Math.abs(seconds) < 10 ? "" : relative.format(Math.trunc(seconds / length), unit);
      }
      time.title = new Date(time.dateTime).toLocaleString(lang);
    }
  }
  setInterval(writeTimes, 1000);

  // At a desk one may type at once.
  const atDesk = matchMedia("(hover: hover) and (pointer: fine) and (min-width: 62rem)");
  function focusField() {
    const field = document.querySelector("#now .bid-input");
    if (field && atDesk.matches && [null, document.body].includes(document.activeElement)) {
      field.focus({ preventScroll: true });
    }
  }

  // What somebody typed is theirs as long as that is asked: after a reload, in another language, when
  // a decision is taken back. It stays in this window, and is another chair's on a shared screen.
  const TYPED = "#now input:is([type=text], [type=number])";
  function placeOf(field) {
    const chair = document.querySelector(".player.own")?.id;
    return `spielgeld typed ${location.pathname} ${chair} ${field.form?.id} ${field.name}`;
  }
  function questionNow() {
    const key = document.querySelector("#now [name=key]")?.value ?? "";
    const title = document.getElementById("now-title")?.textContent;
    return { step: asked(), undone: Number(key.split(".")[1] ?? 0), title };
  }
  function keepTyped({ target }) {
    if (!target.matches?.(TYPED)) return;
    sessionStorage.setItem(placeOf(target), JSON.stringify({ ...questionNow(), text: target.value }));
  }
  function bringBackTyped() {
    const now = questionNow();
    for (const field of document.querySelectorAll(TYPED)) {
      const place = placeOf(field);
      const kept = JSON.parse(sessionStorage.getItem(place));
      if (!kept) continue;
      // A question that was answered in the open and is asked again is another step.
      const same = kept.step === now.step || (kept.undone < now.undone && kept.title === now.title);
      if (!same) sessionStorage.removeItem(place);
      const drafted = field.type === "text" && field.defaultValue;
      if (!same || !kept.text || drafted || field.value !== field.defaultValue) continue;
      field.value = kept.text;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
  document.addEventListener("input", keepTyped);

  // What a change leaves to be done.
  function settle() {
    tell();
    focusField();
    count();
    enhance();
  }
  document.addEventListener("htmx:after:swap", settle);
  document.addEventListener("htmx:after:swap", (event) => {
    if (event.detail.ctx.sourceElement?.closest("#now")) bringIntoSight();
  });
  // An answer to a form that the table has left behind meanwhile is of no use any more.
  document.addEventListener("htmx:before:swap", (event) => {
    const { response, text } = event.detail.ctx;
    const drawn = response?.headers?.get("number");
    const asked = /data-asked="(\d+)"/.exec(text ?? "")?.[1];
    if (drawn && Number(drawn) < number && asked !== document.getElementById("now")?.dataset.asked) {
      event.preventDefault();
    }
  });
  const notice = document.getElementById("notice");
  document.addEventListener("htmx:before:request", (event) => {
    if (notice && event.detail.ctx.request.method !== "GET") notice.hidden = true;
  });
  document.addEventListener("htmx:after:request", (event) => {
    const { sourceElement, response } = event.detail.ctx;
    if (sourceElement?.id === "chat-form" && response?.status < 300) sourceElement.reset();
    expect(Number(response?.headers.get("number") ?? 0));
  });
  document.addEventListener("htmx:response:error", (event) => {
    const status = event.detail.ctx.response?.status;
    if ([401, 403, 404, 410].includes(status)) {
      location.reload();
      return;
    }
    // What was refused has a reason; it stays until the next thing is done. What a rule refuses
    // is told beside its question: that answer was swapped in.
    if (!notice || status === 422) return;
    notice.textContent = status >= 500 ? notice.dataset.notSent : event.detail.ctx.text;
    notice.hidden = false;
    if (status === 409) wake();
  });
  // No answer at all: nothing is lost, and what was typed stays where it is.
  document.addEventListener("htmx:error", (event) => {
    const { ctx } = event.detail;
    if (!notice || !ctx || ctx.request.method === "GET" || ctx.response) return;
    notice.textContent = notice.dataset.notSent;
    notice.hidden = false;
  });

  // What a press is answered with must be seen, though a long question was scrolled to its end
  // and a lesson covers its beginning.
  function bringIntoSight() {
    const now = document.getElementById("now");
    const said = now?.querySelector(".refusal, .confirm, .advice");
    if (!said) return;
    // A lesson stays in sight and says it there: nothing jumps.
    const lesson = document.querySelector("#lesson:not([hidden])");
    if (lesson && said.matches(".refusal")) {
      lesson.querySelector(".lesson-wrong")?.remove();
      const note = { className: "lesson-wrong", textContent: said.textContent };
      lesson.querySelector(".lesson-said")?.append(Object.assign(document.createElement("p"), note));
      return;
    }
    // A hint never scrolls away what is to be answered.
    if (said.matches(".advice")) {
      said.scrollIntoView({ block: "nearest" });
      now.querySelector("form:not(#hint-form, #filled) :is(input:not([type=hidden]), button)")?.scrollIntoView({ block: "nearest" });
      now.querySelector(".bid-input")?.scrollIntoView({ block: "nearest" });
      return;
    }
    const edge = lesson?.getBoundingClientRect().top ?? innerHeight;
    const around = now.getBoundingClientRect();
    const { top: above, bottom: below } = said.getBoundingClientRect();
    if (above >= Math.max(0, around.top) && below <= Math.min(edge, around.bottom)) return;
    said.scrollIntoView({ block: "nearest" });
  }

  // Cards of what happened to everybody are gone at once when they were read.
  document.addEventListener("submit", ({ target }) => {
    if (target.id !== "moments-read") return;
    const inside = target.contains(document.activeElement);
    for (const card of document.querySelectorAll(".moment")) card.remove();
    if (inside) document.getElementById("now-title")?.focus();
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && document.querySelector(".moment") && !document.querySelector(":popover-open")) {
      document.getElementById("moments-read").requestSubmit();
    }
  });

  // The places that changed since the reader's last decision.
  function markChanged() {
    for (const old of document.querySelectorAll(".changed")) old.classList.remove("changed");
    const places = document.getElementById("happened")?.dataset.places;
    for (const id of places?.split(" ") ?? []) document.getElementById(id)?.classList.add("changed");
  }

  function enhance() {
    bringBackTyped();
    for (const button of document.querySelectorAll(".play-again")) button.hidden = calm.matches;
    writeTimes();
    markChanged();
    showFold();
    point();
    document.dispatchEvent(new Event("spielgeld:settled"));
  }
  enhance();
  focusField();

  // A suggestion, or an amount that is offered, is filled in where the question is answered. What has no field or button there
  // (a flight that is not listed) the server fills in.
  function fill(form, fields) {
    const found = Object.entries(fields).map(([name, value]) => {
      const own = [...form.elements].filter((control) => control.name === name);
      return own.find((control) => control.value === value && control.type !== "select-one")
        || own.find((control) => [...(control.options || [])].some((option) => option.value === value))
        || own.find((control) => control.matches("input:not([type=hidden])"));
    });
    if (!found.every(Boolean)) return false;
    Object.values(fields).forEach((value, index) => { found[index].value = value; });
    const control = found.at(-1);
    document.querySelector(".suggested")?.classList.remove("suggested");
    control.classList.add("suggested");
    control.closest("details")?.setAttribute("open", "");
    control.dispatchEvent(new Event("input", { bubbles: true }));
    // Under a thumb the keyboard would cover what there is to press now.
    if (!matchMedia("(pointer: coarse)").matches) control.focus();
    return true;
  }
  document.addEventListener("click", (event) => {
    const suggestion = event.target.closest("#now button[data-fields]");
    if (!suggestion) return;
    const fields = JSON.parse(suggestion.dataset.fields);
    const forms = [...document.querySelectorAll("#now form")].filter((form) => form.id !== "hint-form" && form.id !== "filled");
    const typed = (form) => (form.querySelector("input:not([type=hidden])") ? 0 : 1);
    forms.sort((one, other) => typed(one) - typed(other));
    if (!forms.some((form) => fill(form, fields))) return;
    event.preventDefault();
    event.stopPropagation();
    for (const other of document.querySelectorAll("#now button[data-fields]")) other.setAttribute("aria-pressed", String(other === suggestion));
  }, true);

  document.addEventListener("change", (event) => {
    if (event.target.closest(".slider")) event.target.form.submit();
  });
  document.addEventListener("keydown", (event) => {
    if (event.target.closest("input, textarea, select") || event.altKey || event.ctrlKey || event.metaKey) return;
    const rel = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
    if (rel) document.querySelector(`.stepper a[rel=${rel}]:not(.off)`)?.click();
  });

  // On a phone the story is a sheet at the lower edge, closed at first; so it is when a tablet is turned.
  const narrow = matchMedia("(max-width: 61.99rem)");
  function closeStory() {
    if (narrow.matches) document.getElementById("story-sheet")?.removeAttribute("open");
  }
  closeStory();
  narrow.addEventListener("change", closeStory);
})();
