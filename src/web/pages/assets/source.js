// Adds the referring site to the form. The server cannot, because signed-out visitors share a cached page.
const field = document.querySelector('input[name="source"]');
if (field?.value === "" && document.referrer) {
  const { host, hostname } = new URL(document.referrer);
  if (host !== location.host) field.value = hostname.replace(/^www\./, "").slice(0, 200);
}
