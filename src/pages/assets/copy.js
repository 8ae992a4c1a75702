// The secret can be selected and copied by hand; where scripts run, a button does it.
const secret = document.getElementById("secret");
const button = document.getElementById("copy");
const status = document.getElementById("copied");

/** Emptied first, so that the same words are announced again. */
const say = (text) => {
  status.textContent = "";
  setTimeout(() => {
    status.textContent = text;
  }, 50);
};

const copy = async () => {
  secret.select();
  try {
    // There is no clipboard on a page that came over plain HTTP.
    await navigator.clipboard.writeText(secret.value);
    say("Copied");
  } catch {
    say(document.execCommand("copy") ? "Copied" : "Selected: copy it with your keyboard");
  }
};

button.hidden = false;
button.addEventListener("click", () => {
  void copy();
});
