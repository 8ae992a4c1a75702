// Where somebody comes from who is not signed in: the page is the same for all, whatever page they come from.
const field = document.querySelector('input[name="source"]');
if (field?.value === "" && document.referrer) {
  const { host, hostname } = new URL(document.referrer);
  if (host !== location.host) field.value = hostname.replace(/^www\./, "").slice(0, 200);
}
