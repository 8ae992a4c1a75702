import assert from "node:assert/strict";
import { test } from "tap";
import { createFixtures } from "../support/fixtures.ts";
import { requireError } from "../support/responses.ts";
import { startService } from "../support/service.ts";

test("X-Error-Code", async (t) => {
  const service = await startService(t, { data: "none" });
  const { call, raw, person, as, token, appoint } = service;
  const { root, alliance, group, job } = await createFixtures(service);
  const ours = await alliance();
  const path = { alliance: ours.slug };
  const berlin = await group(ours);
  const user = await person();

  await t.test("names the state that prevents a change", async () => {
    const [open, draft] = [await job(ours), await job(ours, { status: "draft" })];
    const application = { path: { job_id: open.id }, as: as(user), body: {} };
    await call("applyToJob", application);
    const byRoot = { path, as: as(root) };
    for (const [expected, response] of Object.entries({
      already_applied: await call("applyToJob", application),
      slug_taken: await call("createGroup", {
        ...byRoot,
        body: { name: "Berlin", description: "…", slug: berlin.slug },
      }),
      invalid_transition: await call("updateJob", {
        ...byRoot,
        path: { job_id: draft.id },
        body: { status: "closed" },
      }),
    }))
      requireError(response, 409, expected);
  });

  await t.test("distinguishes a missing role from a missing scope, and names a missing scope first", async () => {
    const change = { path, body: { name: "Other" } };
    const { headers: narrow } = await token(user, { scopes: ["profile:read"] });
    const { headers: wide } = await token(user, { scopes: ["admin:alliances"] });
    requireError(await call("updateAlliance", { ...change, headers: narrow }), 403, "insufficient_scope");
    requireError(await call("updateAlliance", { ...change, headers: wide }), 403, "role_required");
    const chair = await person();
    await appoint(chair, { alliance: ours.id });
    for (const member of [user, chair]) {
      const { headers } = await token(member, { scopes: ["profile:read"] });
      const drafts = await call("listEvents", { path, query: { status: "draft" }, headers });
      assert.match(requireError(drafts, 403, "insufficient_scope"), /the scope admin:events/);
      assert.equal(drafts.headers["x-accepted-oauth-scopes"], "admin:events");
    }
  });

  await t.test("names an unverified address before a missing role, even for lists", async () => {
    const unverified = await person({ verified: false });
    const { headers } = await token(unverified, { scopes: ["admin:events", "admin:jobs", "admin:groups"] });
    for (const [id, query] of [
      ["listEvents", { status: "draft" }],
      ["listGroups", { active: false }],
      ["listJobs", { status: "closed" }],
    ] as const)
      requireError(await call(id, { path, query, headers }), 403, "email_not_verified");
  });

  await t.test("can be read by scripts of other sites, whichever layer rejects the request", async () => {
    for (const response of [
      await raw({ url: "/api/v1/me" }),
      await raw({ url: "/api/v1/jobs", headers: { host: "" } }),
      await raw({ method: "PUT", url: "/api/v1/jobs" }),
    ]) {
      assert.equal(response.headers["access-control-allow-origin"], "*");
      assert.match(String(response.headers["access-control-expose-headers"]), /X-Error-Code/);
    }
  });
});

test("headers name granted and accepted scopes", async (t) => {
  const { call, person, token, session } = await startService(t, { data: "none" });
  const user = await person();
  const { headers } = await token(user, { scopes: ["profile:read", "events:attend"] });
  const scopesIn = (response: { headers: Record<string, unknown> }) =>
    ["x-oauth-scopes", "x-accepted-oauth-scopes"].map((name) => response.headers[name]);
  assert.deepEqual(scopesIn(await call("getMe", { headers })), ["profile:read, events:attend", "profile:read"]);
  assert.deepEqual(scopesIn(await call("listAlliances", { headers })), ["profile:read, events:attend", ""]);
  assert.deepEqual(scopesIn(await call("listTokens", { headers })), ["profile:read, events:attend", "tokens:manage"]);
  const visitor = await session(user);
  assert.deepEqual(scopesIn(await visitor.call("getMe")), [undefined, undefined]);
  assert.deepEqual(scopesIn(await call("listAlliances")), [undefined, undefined]);
});

test("the revision in an ETag", async (t) => {
  const service = await startService(t, { data: "none" });
  const { call, person, as } = service;
  const { root, alliance, group, event, join, attend } = await createFixtures(service);
  const ours = await alliance();
  const berlin = await group(ours);
  const meetup = await event(berlin);
  const path = { alliance: ours.slug };
  const kinds = [
    ["getAlliance", "updateAlliance", path],
    ["getGroupById", "updateGroup", { ...path, group_id: berlin.id }],
    ["getEventById", "updateEvent", { event_id: meetup.id }],
  ] as const;
  const read = async (id: (typeof kinds)[number][0], path: Record<string, string>) =>
    String((await call(id, { path, as: as(root) })).headers["etag"]);

  for (const [get, update, path] of kinds) {
    await t.test(`${update}: members and RSVPs change the ETag, but not its revision`, async () => {
      const member = await person();
      const before = await read(get, path);
      assert.match(before, /^"\d+-[\w-]{22}"$/);
      await join(member, berlin);
      await attend(member, meetup);
      const after = await read(get, path);
      assert.notEqual(after, before);
      assert.equal(after.split("-")[0], before.split("-")[0]);
      assert.equal((await call(get, { path, as: as(root), headers: { "if-none-match": before } })).status, 200);
      const change = (name: string, tag: string) =>
        call(update, { path, as: as(root), body: { name }, headers: { "if-match": tag } });
      const name = `Renamed by ${member.id}`;
      const written = await change(name, before);
      assert.equal(written.status, 200);
      const current = await read(get, path);
      assert.equal(written.headers["etag"], current);
      for (const stale of [after, `W/${after}`]) assert.equal((await change("Renamed again", stale)).status, 412);
      const unquoted = await change("Renamed again", current.replaceAll('"', ""));
      assert.match(requireError(unquoted, 412, "precondition_failed"), /in double quotes/);
      const unchanged = await change(name, `W/${current}`);
      assert.equal(unchanged.headers["etag"], current, "a patch that changes nothing makes no revision");
    });
  }

  await t.test("the response of a creation has the ETag of the first revision", async () => {
    const body = { name: "Alliance of another", description: "…" };
    const created = await call("createAlliance", { as: as(root), body });
    assert.equal(created.headers["etag"], await read("getAlliance", { alliance: created.body.slug }));
  });

  await t.test("only one of two concurrent changes with one tag is written", async () => {
    const [get, update, path] = kinds[2];
    const tag = await read(get, path);
    const names = ["One", "Two", "Three", "Four"];
    const responses = await Promise.all(
      names.map((name) => call(update, { path, as: as(root), body: { name }, headers: { "if-match": tag } })),
    );
    assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 412, 412, 412]);
  });
});

test("headers of a deprecated operation", async (t) => {
  const service = await startService(t, { data: "none" });
  const { call, as } = service;
  const { root, alliance, job } = await createFixtures(service);
  const path = { job_id: (await job(await alliance())).id };
  const deprecated = await call("listJobApplicationsById", { path, as: as(root) });
  assert.equal(deprecated.headers["deprecation"], "@1795305600", "RFC 9745, of the x-deprecated-at in the document");
  assert.equal(deprecated.headers["sunset"], "Mon, 22 Nov 2027 00:00:00 GMT", "RFC 8594, of its x-sunset");
  assert.equal((await call("listJobApplicationsById", { path })).headers["deprecation"], "@1795305600");
  const current = await call("listJobApplications", { path, as: as(root) });
  assert.equal(current.headers["deprecation"], undefined);
  assert.deepEqual(current.body, deprecated.body);
});

test("accepted and rejected requests", async (t) => {
  const service = await startService(t, { data: "none" });
  const { call, raw, person, as } = service;
  const { root, alliance, group, eventText } = await createFixtures(service);
  const ours = await alliance();
  const berlin = await group(ours);

  await t.test("accepts a charset in Accept, in any spelling", async () => {
    const statusOf = async (accept: string) => (await raw({ url: "/api/v1/alliances", headers: { accept } })).status;
    for (const charset of [" charset=utf-8", "charset=UTF-8", ' charset="utf-8"; q=0.9', " charset=utf8;q=0.5"])
      assert.equal(await statusOf(`text/html, application/json;${charset}`), 200, charset);
    for (const accept of ["application/json; charset=latin1", "application/json; charset=utf-8; q=0", "text/html"])
      assert.equal(await statusOf(accept), 406, accept);
  });

  await t.test("refuses a time zone that is not spelled as in the IANA database", async () => {
    const path = { group_id: berlin.id };
    const createIn = (timezone: string) =>
      call("createEvent", { path, as: as(root), body: { ...eventText, timezone } });
    for (const timezone of ["Europe/Berlin", "Asia/Kolkata", "US/Pacific", "UTC"])
      assert.equal((await createIn(timezone)).status, 201, timezone);
    for (const timezone of ["europe/berlin", "Europe/BERLIN", "asia/kolkata", "utc", "Factory"])
      assert.match(requireError(await createIn(timezone), 400, "validation_failed"), /^body\/timezone must be an IANA/);
    const response = await call("updateMe", { as: as(await person()), body: { timezone: "europe/berlin" } });
    assert.equal(response.status, 400);
  });

  await t.test("returns 404 for an unknown provider, and for OPTIONS on an unknown path", async () => {
    assert.equal((await raw({ url: "/auth/oauth/facebook" })).status, 404);
    assert.equal((await raw({ url: "/auth/oauth/facebook/callback?code=x&state=y" })).status, 404);
    for (const url of ["/nothing", "/api/v1/nothing", "/api/v1/alliances/open-cloud/nothing"])
      assert.equal((await raw({ method: "OPTIONS", url })).status, 404, url);
    assert.equal((await raw({ method: "OPTIONS", url: "/api/v1/alliances" })).status, 204);
  });
});

test("the document for SDK generators", async (t) => {
  const { call, raw, baseUrl } = await startService(t, { data: "none" });
  const { body: fullDocument } = await call("getOpenapiJson");
  const { body: apiDocument } = await call("getOpenapiApiJson");

  await t.test("has the operations under /api/v1, but no schemas that only forms and pages use", async () => {
    const expected = Object.keys(fullDocument.paths).filter((path) => path.startsWith("/api/v1/"));
    assert.deepEqual(Object.keys(apiDocument.paths), expected);
    assert.deepEqual(apiDocument.webhooks, fullDocument.webhooks);
    assert.equal(Object.keys(apiDocument.webhooks).length, 26);
    const text = JSON.stringify(apiDocument);
    assert.doesNotMatch(text, /text\/html|x-www-form-urlencoded|schemas\/\w*Form"|account-pages/);
    for (const [section, all] of Object.entries<object>(apiDocument.components)) {
      if (section === "securitySchemes") continue;
      for (const name of Object.keys(all)) assert.ok(text.includes(`"#/components/${section}/${name}"`), name);
    }
    for (const [, section = "", name = ""] of text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g))
      assert.ok(name in apiDocument.components[section], `${section}/${name}`);
  });

  await t.test("names this service, even in its examples", async () => {
    for (const document of [fullDocument, apiDocument]) {
      assert.deepEqual(document.servers, [{ url: baseUrl, description: "This service." }]);
      assert.doesNotMatch(JSON.stringify(document), /alliance\.example\.org/);
    }
  });

  await t.test("is available as YAML, and to all sites", async () => {
    assert.match((await call("getOpenapiApiYaml")).body, /^openapi: 3\.1\.0\n/);
    for (const url of ["/openapi-api.json", "/openapi-api.yaml", "/openapi.json"])
      assert.equal((await raw({ url })).headers["access-control-allow-origin"], "*", url);
  });
});
