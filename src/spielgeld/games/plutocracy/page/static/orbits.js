// Planets move along their orbits: round the sun, not through it.
"use strict";

(() => {
  // An enlarged map opens at one's own ship, or at the one in turn.
  document.addEventListener("change", ({ target }) => {
    if (target.id !== "zoom" || !target.checked) return;
    const seat = document.querySelector(".player.own")?.id.replace("player-", "");
    const ship = document.getElementById(`ship-${seat}`) ?? document.querySelector(".ship.in-turn, .body.of-earth");
    const scrolls = document.querySelector("#sky-view > .scrolls");
    const [at, around] = [ship.getBoundingClientRect(), scrolls.getBoundingClientRect()];
    scrolls.scrollBy(at.x + at.width / 2 - around.x - around.width / 2, at.y + at.height / 2 - around.y - around.height / 2);
  });

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
