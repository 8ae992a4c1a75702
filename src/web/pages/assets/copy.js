// Shows the buttons that copy a text. Without scripts, users can select and copy the text themselves.

/** Returns the status element closest to the button. A page may have several. */
const statusOf = (button) => {
  let ancestor = button.parentElement;
  while (!ancestor.querySelector("[data-copied]")) ancestor = ancestor.parentElement;
  return ancestor.querySelector("[data-copied]");
};

/** Clears the text first, so that screen readers announce the same text again. */
const announce = (status, text) => {
  status.textContent = "";
  setTimeout(() => {
    status.textContent = text;
  }, 50);
};

const copy = async (source, status) => {
  if (source instanceof HTMLTextAreaElement) source.select();
  else getSelection().selectAllChildren(source);
  try {
    // The clipboard API is not available over plain HTTP.
    await navigator.clipboard.writeText(source.value ?? source.textContent);
    announce(status, status.dataset.copied);
  } catch {
    announce(status, document.execCommand("copy") ? status.dataset.copied : status.dataset.selected);
  }
};

for (const button of document.querySelectorAll("button[data-copies]")) {
  button.hidden = false;
  button.addEventListener("click", () => {
    void copy(document.getElementById(button.dataset.copies), statusOf(button));
  });
}
