// A number of this browser's own for the deal: first its hash, then, when the host starts, itself.
// docs/luck.md says how the cards follow from it.
(() => {
  "use strict";
  const KEPT = "spielgeld-luck", MOST = 40;
  const K = [], H = [];
  for (let n = 2; K.length < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (!prime) continue;
    if (H.length < 8) H.push(Math.floor((Math.sqrt(n) % 1) * 2 ** 32));
    K.push(Math.floor((Math.cbrt(n) % 1) * 2 ** 32));
  }
  const turn = (x, n) => (x >>> n) | (x << (32 - n));

  // Browsers have SHA-256 built in only where a page came by HTTPS; tables also stand in cellars.
  function sha256(text) {
    const bytes = [...new TextEncoder().encode(text)];
    const bits = bytes.length * 8;
    bytes.push(128);
    while (bytes.length % 64 !== 56) bytes.push(0);
    for (let i = 7; i >= 0; i--) bytes.push(Math.floor(bits / 2 ** (8 * i)) & 255);
    const hash = [...H];
    for (let at = 0; at < bytes.length; at += 64) {
      const w = [];
      for (let i = 0; i < 64; i++) {
        if (i < 16) {
          const b = at + 4 * i;
          w[i] = (bytes[b] << 24) | (bytes[b + 1] << 16) | (bytes[b + 2] << 8) | bytes[b + 3];
        } else {
          const x = w[i - 15], y = w[i - 2];
          const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
          const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
          w[i] = (w[i - 16] + s0 + w[i - 7] + s1) | 0;
        }
      }
      let [a, b, c, d, e, f, g, h] = hash;
      for (let i = 0; i < 64; i++) {
        const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
        const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0;
        const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
        const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
        [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
      }
      [a, b, c, d, e, f, g, h].forEach((word, i) => { hash[i] = (hash[i] + word) | 0; });
    }
    return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
  }

  function kept() {
    try { return JSON.parse(localStorage.getItem(KEPT)) || {}; } catch { return {}; }
  }

  // A new number; its hash is what the server is given.
  function pledge() {
    const random = crypto.getRandomValues(new Uint8Array(32));
    const value = [...random].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    const hash = sha256("spielgeld luck 1 chair " + value);
    const all = Object.entries({ ...kept(), [hash]: value }).slice(-MOST);
    try { localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(all))); } catch { return ""; }
    return hash;
  }

  let sent = "";
  function send(url, name, value) {
    if (!value || sent === name + value) return;
    sent = name + value;
    fetch(url, { method: "POST", body: new URLSearchParams({ [name]: value }) });
  }

  function act() {
    const luck = document.getElementById("luck");
    if (!luck || !luck.dataset.url) return;
    const { url, state, hash } = luck.dataset;
    const value = hash ? kept()[hash] : "";
    if (state === "tell") send(url, "value", value);
    else if (state === "pledge" && !value && !sent.startsWith("hash")) send(url, "hash", pledge());
  }

  const form = document.getElementById("new-form");
  if (form) {
    const field = document.createElement("input");
    Object.assign(field, { type: "hidden", name: "luck", value: pledge() });
    form.append(field);
  }
  act();
  const table = document.getElementById("table");
  if (table) new MutationObserver(act).observe(table, { childList: true, subtree: true, attributes: true });
})();
