// Copying a link, and handing it to whatever the device shares with.
"use strict";

(() => {
  function offer() {
    for (const button of document.querySelectorAll(".copy-button")) button.hidden = false;
    for (const button of document.querySelectorAll(".share-button")) button.hidden = !navigator.share;
  }
  document.addEventListener("click", async (event) => {
    const copying = event.target.closest(".copy-button");
    if (copying) {
      const field = copying.parentElement.querySelector(".copy");
      field.select();
      await navigator.clipboard?.writeText(field.value);
      copying.textContent = copying.dataset.copied;
    }
    const sharing = event.target.closest(".share-button");
    if (sharing) {
      const { value } = sharing.parentElement.querySelector(".copy");
      try {
        await navigator.share({ title: document.title, [value.startsWith("http") ? "url" : "text"]: value });
      } catch {}
    }
  });
  document.addEventListener("spielgeld:settled", offer);
  offer();
})();
