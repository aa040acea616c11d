// Keeps a table in step: a live message wakes the page, which fetches what its reader may see.
// Everything here is a convenience; without it the forms and links of the page still work.
"use strict";

(() => {
  const table = document.getElementById("table");
  if (!table) return;
  const { stream, fragments } = table.dataset;
  const offline = document.getElementById("offline");
  const title = document.title.replace(/^● /, "");

  // Fetching: one request at a time, and one more if something happened meanwhile. What was asked
  // for before something was sent or answered is old when it arrives: it would take back what the
  // reader has just been shown, and what they type there.
  let busy = false;
  let again = false;
  let sent = 0;
  let sentBefore = 0;
  async function wake() {
    if (!fragments || !window.htmx) return;
    if (busy) {
      again = true;
      return;
    }
    busy = true;
    do {
      again = false;
      sentBefore = sent;
      await window.htmx.ajax("GET", fragments, { target: "#table", swap: "innerMorph" }).catch(() => {});
    } while (again);
    busy = false;
  }

  // A refusal, a hint or "are you sure?" stays until it is answered, whatever the others do meanwhile.
  let waking = false;
  document.addEventListener("htmx:before:request", (event) => {
    if (event.detail.ctx.request.method !== "GET") sent += 1;
  });
  document.addEventListener("htmx:before:swap", (event) => {
    waking = event.detail.ctx.request.method === "GET";
    if (!waking) {
      sent += 1;
    } else if (busy && sent !== sentBefore) {
      again = true;
      event.preventDefault();
    }
  });
  window.htmx?.registerExtension("keep", {
    htmx_before_morph_node: (_, { oldNode, newNode }) =>
      !(
        waking &&
        oldNode.id === "now" &&
        oldNode.dataset.asked !== undefined &&
        oldNode.dataset.asked === newNode.dataset.asked &&
        oldNode.querySelector(".confirm, .refusal, .advice")
      ),
  });

  // Listening: the tab that was last looked at holds the stream and tells the others, because a
  // browser opens only a few streams to one host.
  const name = `spielgeld ${stream?.split("?")[0]}`;
  const channel = stream && "BroadcastChannel" in window ? new BroadcastChannel(name) : null;
  let source = null;
  let pause = 1000;
  let looking = true;

  function open() {
    source = new EventSource(looking ? stream : `${stream}&hidden=1`);
    for (const kind of ["step", "presence"]) {
      source.addEventListener(kind, (message) => {
        channel?.postMessage(message.data);
        wake();
      });
    }
    source.addEventListener("open", () => {
      if (offline) offline.hidden = true;
      if (pause > 1000) wake();
      pause = 1000;
    });
    source.addEventListener("error", () => {
      if (offline) offline.hidden = false;
      const lost = source;
      if (lost.readyState !== EventSource.CLOSED) {
        pause = 2000;
        return;
      }
      pause = Math.min(pause * 2, 30000);
      setTimeout(() => lost === source && open(), pause);
    });
  }

  function close() {
    source?.close();
    source = null;
  }

  function claim() {
    if (!stream) return;
    if (!channel || !navigator.locks) {
      if (!source || source.readyState === EventSource.CLOSED) open();
      return;
    }
    if (source && source.readyState !== EventSource.CLOSED) return;
    navigator.locks
      .request(name, { steal: true }, () => new Promise(() => { close(); open(); }))
      .catch(close);
  }

  if (channel) channel.onmessage = wake;
  claim();
  addEventListener("pageshow", (event) => { if (event.persisted) { claim(); wake(); } });
  addEventListener("online", wake);
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
    claim();
    if (stream) wake();
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

  // Times are written as people say them.
  const relative = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
  function writeTimes() {
    for (const time of document.querySelectorAll("time.since, time.until")) {
      const seconds = Math.round((Date.parse(time.dateTime) - Date.now()) / 1000);
      if (Number.isNaN(seconds)) continue;
      const [unit, length] =
        Math.abs(seconds) >= 86400 ? ["day", 86400]
        : Math.abs(seconds) >= 3600 ? ["hour", 3600]
        : Math.abs(seconds) >= 60 ? ["minute", 60]
        : ["second", 1];
      time.textContent = Math.abs(seconds) < 10 ? "" : relative.format(Math.trunc(seconds / length), unit);
      time.title = new Date(time.dateTime).toLocaleString();
    }
  }
  setInterval(writeTimes, 10000);

  // What a swap leaves to be done.
  let inside = false;
  document.addEventListener("htmx:before:swap", () => {
    inside = Boolean(document.activeElement?.closest("#now"));
  });
  document.addEventListener("htmx:after:swap", () => {
    tell();
    enhance();
    if (inside && document.activeElement === document.body) {
      document.getElementById("now-title")?.focus();
    }
  });
  const notice = document.getElementById("notice");
  document.addEventListener("htmx:before:request", (event) => {
    if (notice && event.detail.ctx.request.method !== "GET") notice.hidden = true;
  });
  document.addEventListener("htmx:after:request", (event) => {
    const { sourceElement, response } = event.detail.ctx;
    if (sourceElement?.id === "chat-form" && response?.status < 300) sourceElement.reset();
  });
  document.addEventListener("htmx:response:error", (event) => {
    const status = event.detail.ctx.response?.status;
    if ([401, 403, 404, 410].includes(status)) {
      location.reload();
      return;
    }
    // What was refused has a reason; it stays until the next thing is done. What a rule refuses
    // is told beside its question: that answer was swapped in.
    if (!notice || status === 422 || status >= 500) return;
    notice.textContent = event.detail.ctx.text;
    notice.hidden = false;
    if (status === 409) wake();
  });

  function enhance() {
    writeTimes();
    for (const button of document.querySelectorAll(".copy-button")) button.hidden = false;
  }
  enhance();

  document.addEventListener("click", async (event) => {
    const button = event.target.closest(".copy-button");
    if (!button) return;
    const field = button.parentElement.querySelector(".copy");
    field.select();
    await navigator.clipboard?.writeText(field.value);
    button.textContent = button.dataset.copied;
  });

  // A suggestion is filled in where the question is answered. What has no field or button there
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
    control.focus();
    return true;
  }
  document.addEventListener("click", (event) => {
    const suggestion = event.target.closest(".suggestion");
    if (!suggestion) return;
    const fields = JSON.parse(suggestion.dataset.fields);
    const forms = [...document.querySelectorAll("#now form")].filter((form) => form.id !== "hint-form" && form.id !== "filled");
    const typed = (form) => (form.querySelector("input:not([type=hidden])") ? 0 : 1);
    forms.sort((one, other) => typed(one) - typed(other));
    if (!forms.some((form) => fill(form, fields))) return;
    event.preventDefault();
    event.stopPropagation();
    for (const other of document.querySelectorAll(".suggestion")) other.setAttribute("aria-pressed", String(other === suggestion));
  }, true);

  document.addEventListener("change", (event) => {
    if (event.target.closest(".slider")) event.target.form.submit();
  });
  document.addEventListener("keydown", (event) => {
    if (event.target.closest("input, textarea, select") || event.altKey || event.ctrlKey || event.metaKey) return;
    const rel = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
    if (rel) document.querySelector(`.stepper a[rel=${rel}]:not(.off)`)?.click();
  });

  // On a phone the story is a sheet at the lower edge, closed at first.
  if (matchMedia("(max-width: 61.99rem)").matches) {
    document.getElementById("story-sheet")?.removeAttribute("open");
  }
})();
