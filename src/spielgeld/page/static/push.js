// A browser that wants to be told of its player's turn, also while no page is open.
"use strict";

(async () => {
  const box = document.getElementById("push");
  if (!box || !("serviceWorker" in navigator) || !("PushManager" in window)) return;
  const button = box.querySelector("button");
  const status = box.querySelector("small");
  const { link, worker } = box.dataset;
  const tables = new Set(JSON.parse(localStorage.getItem("spielgeld pushes") ?? "[]"));
  box.hidden = false;
  show();

  function show(failed) {
    const on = tables.has(link);
    button.setAttribute("aria-pressed", String(on));
    status.textContent = failed ? status.dataset.failed : on ? status.dataset.on : status.dataset.off;
  }
  const text = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  const bytes = (key) => Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));

  async function subscribe() {
    if (await Notification.requestPermission() !== "granted") throw new Error("not granted");
    await navigator.serviceWorker.register(worker);
    const ready = await navigator.serviceWorker.ready;
    const { key } = await (await fetch(link)).json();
    const own = await ready.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
    return new URLSearchParams({
      endpoint: own.endpoint, p256dh: text(own.getKey("p256dh")), auth: text(own.getKey("auth")),
    });
  }

  button.addEventListener("click", async () => {
    const on = !tables.has(link);
    try {
      const body = on ? await subscribe() : new URLSearchParams();
      const answer = await fetch(link, { method: "POST", body });
      if (!answer.ok) throw new Error(String(answer.status));
      if (on) tables.add(link);
      else tables.delete(link);
      localStorage.setItem("spielgeld pushes", JSON.stringify([...tables].slice(-50)));
      show();
    } catch {
      show(true);
    }
  });
})();
