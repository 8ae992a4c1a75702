import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "tap";
import { community } from "./support/people.ts";
import { startService } from "./support/service.ts";

test("an app gets access to what its user has admitted it to", async (t) => {
  const service = await startService(t);
  const { call } = service;
  const { person, session } = community(service);
  const ada = await person();
  const browser = await session(ada);
  const redirectUri = "http://127.0.0.1:4711/callback";
  const verifier = "v".repeat(43);
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  const registered = await call("registerClient", {
    body: { client_name: "Planner", redirect_uris: ["http://127.0.0.1/callback"], token_endpoint_auth_method: "none" },
  });
  assert.equal(registered.status, 201, JSON.stringify(registered.body));
  const clientId = registered.body.client_id;
  const query = {
    response_type: "code",
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: "profile:read events:attend",
    state: "s",
    code_challenge: challenge,
    code_challenge_method: "S256",
  };
  const start = await browser.call("startAuthorization", { query });
  assert.equal(start.status, 303, String(start.body).match(/<p role="alert">.*/)?.[0]);
  const id = String(start.headers["location"]).split("/").at(-1) ?? "";
  const asked = await browser.call("showConsent", { path: { authorization_id: id } });
  assert.equal(asked.status, 200, JSON.stringify(asked.body));
  assert.match(asked.body, /Planner/);
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const decided = await browser.call("submitConsent", {
    path: { authorization_id: id },
    body: "decision=allow",
    headers: form,
  });
  assert.equal(decided.status, 303, JSON.stringify(decided.body));
  const back = await browser.call("finishAuthorization", { path: { authorization_id: id } });
  assert.equal(back.status, 303, JSON.stringify(back.body));
  const url = new URL(String(back.headers["location"]));
  assert.equal(url.searchParams.get("iss"), "https://alliance.test");
  const token = await call("createAccessToken", {
    headers: form,
    body: new URLSearchParams({
      grant_type: "authorization_code",
      client_id: clientId,
      code: url.searchParams.get("code") ?? "",
      redirect_uri: redirectUri,
      code_verifier: verifier,
    }).toString(),
  });
  assert.equal(token.status, 200, JSON.stringify(token.body));
  const headers = { authorization: `Bearer ${token.body.access_token}` };
  const me = await call("getMe", { headers });
  assert.equal(me.status, 200, JSON.stringify(me.body));
  assert.equal(me.body.id, ada.id);
});
