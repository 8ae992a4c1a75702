import assert from "node:assert/strict";
import * as client from "openid-client";
import { createApps } from "../support/apps.ts";
import { serveOnLoopback } from "../support/loopback.ts";
import { headingOf, openSignedIn, press, signIn, waitForRole, waitForText } from "./acts.ts";
import { inspect, inspectViews } from "./inspection.ts";
import { testInBrowser } from "./site.ts";

testInBrowser("an app in a browser", {}, async (t, site) => {
  const { person } = site;
  const apps = createApps(site);
  // The app has another origin: Chromium follows the redirect to it only if the page's form-action allows it.
  const callbackUrls: string[] = [];
  const origin = await serveOnLoopback(t, (request, response) => {
    if (request.url?.startsWith("/callback")) callbackUrls.push(request.url);
    response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>App</title><h1>Thank you</h1>");
  });
  const callback = `${origin}/callback`;

  const startAuthorization = async () => {
    const insecure = { execute: [client.allowInsecureRequests], algorithm: "oauth2" as const };
    const metadata = {
      redirect_uris: ["http://127.0.0.1/callback"],
      client_name: "Meetup planner",
      token_endpoint_auth_method: "none",
    };
    const config = await client.dynamicClientRegistration(new URL(site.baseUrl), metadata, client.None(), insecure);
    const verifier = client.randomPKCECodeVerifier();
    const url = client.buildAuthorizationUrl(config, {
      redirect_uri: callback,
      scope: "profile:read events:attend admin:events",
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
      state: "a-state",
    });
    const redeem = () =>
      client.authorizationCodeGrant(config, new URL(callbackUrls.at(-1) ?? "", origin), {
        pkceCodeVerifier: verifier,
        expectedState: "a-state",
      });
    return { url, redeem };
  };

  await t.test("works without scripts: sign-in, consent, the return to the app, and revoking access", async () => {
    const { email } = await person();
    const page = await site.open({ javaScriptEnabled: false });
    const { url, redeem } = await startAuthorization();
    await page.goto(url.href);
    assert.equal(await headingOf(page), "Sign in");
    await signIn(page, email);
    assert.match((await headingOf(page)) ?? "", /Allow “Meetup planner”/);
    await press(page, "Allow");
    assert.equal(await headingOf(page), "Thank you");
    const tokens = await redeem();
    assert.equal((await apps.getMe(tokens.access_token)).body.email, email);

    await page.goto("/settings/apps");
    await waitForRole(page, "main", /Meetup planner[\s\S]*RSVP to events/);
    await page.getByText("End access").first().click();
    await press(page, /^End access now/);
    await waitForRole(page, "status", /no longer has access/);
    assert.equal((await apps.getMe(tokens.access_token)).status, 401);
  });

  await t.test("Cancel returns to the app with access_denied", async () => {
    const { email } = await person();
    const page = await site.open();
    const { url } = await startAuthorization();
    await page.goto(url.href);
    await signIn(page, email);
    await press(page, "Cancel");
    await waitForText(page, "Thank you");
    assert.match(callbackUrls.at(-1) ?? "", /error=access_denied/);
  });

  await t.test("allows a device after its code has been typed and compared", async () => {
    const { email } = await person();
    const { client_id: clientId } = await apps.register({
      client_name: "Command line",
      grant_types: ["urn:ietf:params:oauth:grant-type:device_code"],
      redirect_uris: [],
    });
    const { body: device } = await apps.postForm("startDeviceAuthorization", { client_id: clientId });
    const page = await site.open({ javaScriptEnabled: false });
    await page.goto(device.verification_uri);
    await signIn(page, email);
    await page.getByLabel("Code").fill("wrong");
    await press(page, "Continue");
    await waitForRole(page, "alert", /This code is wrong/);
    await page.getByLabel("Code").fill(device.user_code.toLowerCase());
    await press(page, "Continue");
    await waitForRole(page, "main", new RegExp(device.user_code));
    await press(page, "Allow");
    await waitForRole(page, "status", /The device now has access/);
  });

  await t.test("axe finds no violation on the pages for apps, and nothing overflows", async () => {
    const page = await site.open();
    await openSignedIn(page, "/settings/developer", await person());
    await page.getByLabel("Name").fill("My planner");
    await page.getByLabel("Redirect URIs").fill("https://planner.example.org/oauth/callback/of/some/length");
    await page.getByLabel("Where it runs").selectOption("confidential");
    await press(page, "Register");
    await waitForText(page, "Client secret of your app");
    await inspect(page, "developer");
    const { url, redeem } = await startAuthorization();
    await page.goto(url.href);
    await inspectViews(site, page, "consent");
    await press(page, "Allow");
    await waitForText(page, "Thank you");
    await redeem();
    for (const [name, path] of [
      ["apps", "/settings/apps"],
      ["device", "/oauth/device?user_code=wrong"],
      ["refused", "/oauth/authorize?client_id=nobody&redirect_uri=x"],
    ] as const)
      await inspectViews(site, page, name, path);
  });
});
