// Passkeys need a script. The forms for passkeys are shown only if the browser supports them on this host.
const forms = document.querySelectorAll("[data-passkey]");

/** A challenge expires after five minutes, but a page may stay open for longer. */
const renewalMs = 240_000;

const toBase64url = (bytes) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** The pages to redirect to, by error code. */
const pagesByCode = { step_up_required: "/auth/second-factor", reauthentication_required: "/auth/login" };

/** An error response of the service. The message is the error code. */
class ServiceError extends Error {}

/** @returns the JSON of the response; undefined for a redirect, which means success */
const post = async (path, body) => {
  const headers = { accept: "application/json", ...(body && { "content-type": "application/json" }) };
  const response = await fetch(path, {
    method: "POST",
    redirect: "manual",
    headers,
    body: body && JSON.stringify(body),
  });
  if (response.type === "opaqueredirect") return undefined;
  if (response.ok) return response.json();
  const code = response.headers.get("x-error-code");
  const page = pagesByCode[code];
  if (page !== undefined) location.assign(`${page}?next=${encodeURIComponent(location.pathname)}`);
  throw new ServiceError(code);
};

const assertionOf = ({ id, response }) => ({
  id,
  response: {
    clientDataJSON: toBase64url(response.clientDataJSON),
    authenticatorData: toBase64url(response.authenticatorData),
    signature: toBase64url(response.signature),
    ...(response.userHandle?.byteLength && { userHandle: toBase64url(response.userHandle) }),
  },
});

const attestationOf = ({ id, response }) => ({
  id,
  response: {
    clientDataJSON: toBase64url(response.clientDataJSON),
    attestationObject: toBase64url(response.attestationObject),
    transports: [...new Set(response.getTransports?.())],
  },
});

const usePasskey = async ({ dataset: { passkey: path, next } }, options = {}) => {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await post(`${path}/options`));
  const credential = await navigator.credentials.get({ publicKey, ...options });
  await post(path, { credential: assertionOf(credential), next });
  location.assign(next);
};

const addPasskey = async ({ dataset: { passkey: path, next } }, name) => {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await post(`${path}/options`));
  const credential = await navigator.credentials.create({ publicKey });
  await post(path, { name, credential: attestationOf(credential) });
  location.assign(next);
};

/** Returns a message for users. The messages of browsers are for developers. */
const messageFor = (texts, error) => {
  if (error instanceof ServiceError) return texts[error.message] ?? texts.failed;
  return error.name === "InvalidStateError" ? texts.taken : texts.failed;
};

/** Aborts the pending request in which the browser offers passkeys while the user types an address. */
let offer = new AbortController();

/** Lets the browser offer passkeys until the user chooses one or presses the button. */
const offerPasskeys = async (form) => {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
  for (let isRenewed = true; isRenewed; ) {
    isRenewed = false;
    offer = new AbortController();
    const { signal } = offer;
    const timer = setTimeout(() => offer.abort("renewed"), renewalMs);
    try {
      await usePasskey(form, { mediation: "conditional", signal });
    } catch (error) {
      isRenewed = signal.reason === "renewed";
      if (error instanceof ServiceError) report(form, error);
    } finally {
      clearTimeout(timer);
    }
  }
};

const report = (form, error) => {
  const alert = form.querySelector("[role=alert]");
  alert.textContent = messageFor(JSON.parse(alert.dataset.texts), error);
};

const enable = (form) => {
  const name = form.querySelector("input");
  const submit = async (event) => {
    event.preventDefault();
    offer.abort("chosen");
    form.querySelector("[role=alert]").textContent = "";
    try {
      await (name ? addPasskey(form, name.value.trim()) : usePasskey(form));
    } catch (error) {
      report(form, error);
    }
  };
  form.addEventListener("submit", (event) => void submit(event));
  form.hidden = false;
  if ("offered" in form.dataset) void offerPasskeys(form);
};

/** Passkeys work only at the configured origin, and not for IP addresses. */
const isSupportedHost = ({ dataset: { origin } }) =>
  origin === location.origin && !/^[\d.]+$|^\[/.test(location.hostname);

if (globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON && [...forms].every(isSupportedHost)) {
  for (const form of forms) enable(form);
  for (const hint of document.querySelectorAll("[data-without-passkeys]")) hint.hidden = true;
}
