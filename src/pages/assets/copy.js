// The secret can be selected and copied by hand; where scripts run, a button does it.
const secret = document.getElementById("secret");
const button = document.getElementById("copy");
const status = document.getElementById("copied");

const say = (text) => {
  status.textContent = text;
};

button.hidden = false;
button.addEventListener("click", () => {
  secret.select();
  navigator.clipboard.writeText(secret.value).then(
    () => say("Copied"),
    () => say("Selected: copy it with your keyboard"),
  );
});
