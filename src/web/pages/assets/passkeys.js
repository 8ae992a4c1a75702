// Passkeys need a script. What is about them appears only where they work; everything else works without.
const places = document.querySelectorAll("[data-passkey]");

/** Milliseconds. A challenge works for five minutes, and a page may stay open for longer. */
const renewal = 240_000;

const text = (bytes) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Where to prove what a response asks for, by its code. */
const proofs = { step_up_required: "/auth/second-factor", reauthentication_required: "/auth/login" };

/** Its message is the code of the error. */
class Refusal extends Error {}

/** @returns the JSON of the response; undefined for a redirect, which says that it worked */
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
  const proof = proofs[code];
  if (proof !== undefined) location.assign(`${proof}?next=${encodeURIComponent(location.pathname)}`);
  throw new Refusal(code);
};

const assertionOf = ({ id, response }) => ({
  id,
  response: {
    clientDataJSON: text(response.clientDataJSON),
    authenticatorData: text(response.authenticatorData),
    signature: text(response.signature),
    ...(response.userHandle?.byteLength && { userHandle: text(response.userHandle) }),
  },
});

const attestationOf = ({ id, response }) => ({
  id,
  response: {
    clientDataJSON: text(response.clientDataJSON),
    attestationObject: text(response.attestationObject),
    transports: [...new Set(response.getTransports?.())],
  },
});

const show = async ({ dataset: { passkey: path, next } }, more = {}) => {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await post(`${path}/options`));
  const credential = await navigator.credentials.get({ publicKey, ...more });
  await post(path, { credential: assertionOf(credential), next });
  location.assign(next);
};

const add = async ({ dataset: { passkey: path, next } }, name) => {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await post(`${path}/options`));
  const credential = await navigator.credentials.create({ publicKey });
  await post(path, { name, credential: attestationOf(credential) });
  location.assign(next);
};

/** What a browser says is for developers, and mostly that the user has changed their mind. */
const reasonOf = (texts, error) => {
  if (error instanceof Refusal) return texts[error.message] ?? texts.failed;
  return error.name === "InvalidStateError" ? texts.taken : texts.failed;
};

/** The passkeys that the browser offers while an address is typed. */
let offer = new AbortController();

/** Until one is chosen, or the button is used. */
const offerPasskeys = async (place) => {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
  for (let isRenewed = true; isRenewed; ) {
    isRenewed = false;
    offer = new AbortController();
    const { signal } = offer;
    const timer = setTimeout(() => offer.abort("renewed"), renewal);
    try {
      await show(place, { mediation: "conditional", signal });
    } catch (error) {
      isRenewed = signal.reason === "renewed";
      if (error instanceof Refusal) report(place, error);
    } finally {
      clearTimeout(timer);
    }
  }
};

const report = (place, error) => {
  const alert = place.querySelector("[role=alert]");
  alert.textContent = reasonOf(JSON.parse(alert.dataset.texts), error);
};

const attend = (place) => {
  const name = place.querySelector("input");
  const act = async (event) => {
    event.preventDefault();
    offer.abort("chosen");
    place.querySelector("[role=alert]").textContent = "";
    try {
      await (name ? add(place, name.value.trim()) : show(place));
    } catch (error) {
      report(place, error);
    }
  };
  place.addEventListener("submit", (event) => void act(event));
  place.hidden = false;
  if ("offered" in place.dataset) void offerPasskeys(place);
};

/** A passkey belongs to a host with a name, of which the page may be shown under another. */
const worksHere = ({ dataset: { origin } }) => origin === location.origin && !/^[\d.]+$|^\[/.test(location.hostname);

if (globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON && [...places].every(worksHere)) {
  for (const place of places) attend(place);
  for (const place of document.querySelectorAll("[data-without-passkeys]")) place.hidden = true;
}
