// Without scripts, the secret can still be selected and copied by hand.
const secret = document.getElementById("secret");
const button = document.getElementById("copy");
const status = document.getElementById("copied");

/** Clears the text first, so that screen readers announce the same text again. */
const announce = (text) => {
  status.textContent = "";
  setTimeout(() => {
    status.textContent = text;
  }, 50);
};

const copy = async () => {
  secret.select();
  try {
    // The clipboard API is not available over plain HTTP.
    await navigator.clipboard.writeText(secret.value);
    announce("Copied");
  } catch {
    announce(document.execCommand("copy") ? "Copied" : "Selected: copy it with your keyboard");
  }
};

button.hidden = false;
button.addEventListener("click", () => {
  void copy();
});
