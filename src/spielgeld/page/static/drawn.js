// A piece that is drawn on the board explains itself as its entry in the legend below it does.
(() => {
  const terms = document.getElementById("terms");
  const drawn = Object.entries(JSON.parse(terms?.dataset.drawn || "{}"));
  document.addEventListener("click", (event) => {
    if (!event.target.closest("#board") || event.target.closest("a, button, input, label, summary")) return;
    const found = drawn.find(([pieces]) => event.target.closest(pieces));
    if (found) document.getElementById(`term-${found[1]}`)?.showPopover();
  });
})();
