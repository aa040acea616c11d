// Planets move along their orbits: round the sun, not through it.
"use strict";

(() => {
  const sky = document.getElementById("sky-view");
  if (!sky || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const place = (text) => /translate\(([-\d.]+)[ ,]+([-\d.]+)/.exec(text ?? "")?.slice(1).map(Number);
  const STEPS = 12;

  function glide(body, from, to) {
    const [start, end] = [Math.atan2(from[1], from[0]), Math.atan2(to[1], to[0])];
    // Clockwise on the page, as the rules have it.
    const turn = (end - start + 2 * Math.PI) % (2 * Math.PI);
    const [near, far] = [Math.hypot(...from), Math.hypot(...to)];
    const frames = [...Array(STEPS + 1).keys()].map((step) => {
      const share = step / STEPS;
      const angle = start + turn * share;
      const distance = near + (far - near) * share;
      return { transform: `translate(${distance * Math.cos(angle)}px, ${distance * Math.sin(angle)}px)` };
    });
    body.animate(frames, { duration: 900, easing: "ease-in-out" });
  }

  new MutationObserver((changes) => {
    for (const { target, oldValue } of changes) {
      if (!target.matches(".body:not(.of-asteroid)")) continue;
      const [from, to] = [place(oldValue), place(target.getAttribute("transform"))];
      if (from && to && String(from) !== String(to)) glide(target, from, to);
    }
  }).observe(sky, { subtree: true, attributeFilter: ["transform"], attributeOldValue: true });
})();
