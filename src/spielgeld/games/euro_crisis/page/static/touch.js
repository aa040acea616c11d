// A state is touched on the board to answer for it: its offers alone are shown, on a phone within
// the thumb's reach. In Brussels the parties are touched on its cross, the large marker's first.
// What can be chosen is what the question lists; without a script, or by keyboard, the lists serve.
"use strict";

(() => {
  const board = document.getElementById("board");
  if (!board) return;
  let state = "";
  let topic = "";
  let parties = [];

  const now = () => document.getElementById("now");
  const offered = () => [...now()?.querySelectorAll(".of-state") ?? []];

  function show() {
    const places = offered();
    const asked = places[0]?.dataset.topic ?? "";
    if (asked !== topic || !places.some((place) => place.dataset.state === state)) {
      state = "";
      parties = [];
    }
    topic = asked;
    for (const card of document.querySelectorAll(".sheet-card")) {
      card.classList.toggle("offered", places.some((place) => card.id === `state-${place.dataset.state}`));
    }
    for (const quarter of document.querySelectorAll(".quarter-of")) {
      const chosen = parties.indexOf(quarter.dataset.party);
      const here = quarter.closest(".sheet-card")?.id === `state-${state}`;
      quarter.classList.toggle("for-large", here && chosen === 0);
      quarter.classList.toggle("for-small", here && chosen === 1);
    }
    now()?.classList.toggle("picking", state !== "");
    for (const place of places) place.classList.toggle("picked", place.dataset.state === state);
    for (const hint of document.querySelectorAll(".touch-hint")) hint.hidden = false;
    for (const all of document.querySelectorAll(".all-states")) all.hidden = state === "";
  }

  // The lists that the touched parties leave: with one of them left it is chosen.
  function choose(list) {
    const fits = () => [...list.options].filter(({ value }) => {
      const { large, small } = value ? JSON.parse(value) : {};
      return large === parties[0] && (parties.length < 2 || small === parties[1]);
    });
    if (!fits().length) parties = parties.slice(-1);
    const [only, more] = fits();
    list.value = only && !more ? only.value : "";
    if (only && !more) parties = [JSON.parse(only.value).large, JSON.parse(only.value).small];
  }

  document.addEventListener("click", (event) => {
    if (event.target.closest(".all-states")) {
      state = "";
      parties = [];
      show();
      return;
    }
    const card = event.target.closest("#sheets .sheet-card.offered");
    if (!card) return;
    const folding = event.target.closest("summary") && card.open;
    const touched = folding ? "" : card.id.slice("state-".length);
    if (touched !== state || parties.length > 1) parties = [];
    state = touched;
    const place = offered().find((each) => each.dataset.state === state);
    const list = place?.querySelector("select");
    const party = event.target.closest("[data-party]")?.dataset.party;
    if (list && party) {
      parties.push(party);
      choose(list);
    }
    show();
    place?.scrollIntoView({ block: "nearest" });
    // Elsewhere a piece says what it is when it is touched.
    if (!event.target.closest("summary")) event.stopPropagation();
  }, true);

  document.addEventListener("spielgeld:settled", show);
  show();
})();
