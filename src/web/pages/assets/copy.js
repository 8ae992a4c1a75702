// Without scripts, the texts can still be selected and copied by hand.

/** The status beside a button: a page may have several. */
const statusOf = (button) => {
  let part = button.parentElement;
  while (!part.querySelector("[data-copied]")) part = part.parentElement;
  return part.querySelector("[data-copied]");
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
