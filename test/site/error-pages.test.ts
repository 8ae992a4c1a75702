import assert from "node:assert/strict";
import { test } from "tap";
import { v7 as uuid } from "uuid";
import { type Operation, type RouteId, routeTable } from "../../src/server/http/contract.ts";
import { bodyOf, examplePath, needsRole, operationOf, operations, parametersOf } from "../support/contract.ts";
import { createFixtures } from "../support/fixtures.ts";
import { recordLog } from "../support/log.ts";
import { type Service, startService } from "../support/service.ts";
import { html } from "../support/site.ts";

const formType = { "content-type": "application/x-www-form-urlencoded" };

const tableOf = (id: (typeof operations)[number]["operationId"]): Operation => routeTable[id];
const browserOperations = operations.filter(({ operationId }) => tableOf(operationId).rendersHtmlErrors);

/** Whether the operation accepts the form of a page. Other operations accept JSON from a script, or a file. */
const acceptsForms = ({ operationId }: { operationId: RouteId }): boolean => {
  const { consumes } = tableOf(operationId);
  const redirects = "303" in operationOf(operationId).responses;
  return redirects && (consumes.length === 0 || consumes.includes("application/x-www-form-urlencoded"));
};

const forms = browserOperations.filter((operation) => operation.method === "POST" && acceptsForms(operation));

const urlOf = ({ path }: { path: string }, values: Record<string, string>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values[name] ?? ""));

const encode = (fields: Record<string, unknown>): string =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) =>
      [value].flat().map((entry): [string, string] => [name, String(entry)]),
    ),
  ).toString();

/** Returns the text of a page without the entered values. */
const textOf = (page: string): string =>
  page.replaceAll(/<(textarea|script)[\s\S]*?<\/\1>/g, " ").replaceAll(/<[^>]*>/g, " ");

const schemaTerms =
  /\b(?:body|query|path|header)\/|must (?:match|NOT|have|be (?:string|object|array|equal|one of))|pattern|\^|format "|property|parameter|schema|media type|urlencoded|undefined|null\b/;

const requirePlainWords = (page: string, label: string): void => {
  assert.match(page, /^<!doctype html>/i, label);
  assert.doesNotMatch(textOf(page), schemaTerms, label);
};

type PageResponse = { status: number; payload: string };

/** Requires that at least one response is 400, and that all error responses are pages in plain words. */
const requirePlainErrors = (responses: readonly PageResponse[]): void => {
  assert.ok(responses.some(({ status }) => status === 400));
  for (const { status, payload } of responses) if (status >= 400) requirePlainWords(payload, `${status}`);
};

/**
 * Creates the resources that the documented example paths of forms name, because a form returns 404 for a resource that
 * is missing or that the caller cannot administer. @returns functions that recreate the resource that a form has deleted
 */
const createExamples = async (site: Service) => {
  const { call, sql, as, person } = site;
  const { alliance, group, event, job, entry } = await createFixtures(site);
  const { alliance: slug = "", group_slug: groupSlug, event_slug: eventSlug } = examplePath("updateEventByForm");
  const ours = await alliance({ slug });
  const here = await group(ours, { slug: groupSlug });
  const { id: subject_id } = await event(here, { slug: eventSlug });
  const recreate: Partial<Record<RouteId, () => Promise<unknown>>> = {
    deleteJobByForm: () => job(ours, { slug: examplePath("submitJob")["slug"] }),
    deleteEntryByForm: async () => {
      const { id } = await entry(ours);
      await sql`update landscape_entries set id = ${String(examplePath("submitEntry")["entry_id"])} where id = ${id}`;
    },
  };
  for (const create of Object.values(recreate)) await create();
  const about = { subject_type: "event", subject_id, reason: "spam", text: "Buy watches." };
  const { body: report } = await call("createReport", { as: as(await person()), body: about });
  await sql`update reports set id = ${String(examplePath("updateReportByForm")["report_id"])} where id = ${report.id}`;
  return recreate;
};

test("no error page shows a rule of the contract's schemas", async (t) => {
  const site = await startService(t, { data: "none" });
  const { person, session, appoint } = site;
  const user = await person();
  await appoint(user, { alliance: null });
  const recreate = await createExamples(site);
  const queryValues = ["", " ", "not this!", "a\nb", "\0", "x".repeat(6_000)];
  const fieldValues = [...queryValues.slice(0, -1), "x".repeat(60_000)];
  const seen = new Set<string>();
  /** Whether the label is new. Parameters with the same name and schema have the same messages on all pages. */
  const isNew = (...label: unknown[]): boolean => {
    const { size } = seen;
    return seen.add(JSON.stringify(label)).size > size;
  };
  /** Cookie of the session. Unset after each successful request, because some requests end the session. */
  let cookie: string | undefined;
  const cookieOf = async (): Promise<string> => {
    if (cookie) return cookie;
    const secret = (await session(user)).session();
    // A fresh session could delete the account without a password.
    await site.sql`update sessions set created_at = created_at - interval '10 minutes' where created_at = ${site.now.toISOString()}`;
    cookie = `session_id=${secret}`;
    return cookie;
  };

  for (const operation of browserOperations) {
    const { operationId: id, method } = operation;
    const isForm = method === "POST" && acceptsForms(operation);
    const { fields, example } = bodyOf(operationOf(id));
    const required = parametersOf(operationOf(id)).filter(
      (parameter) => parameter.in === "query" && "required" in parameter,
    );
    const query = Object.fromEntries(required.map((parameter) => [parameter.name, String(parameter.example)]));
    const send = async ({
      path = examplePath(id),
      search = query,
      body = method === "POST" && acceptsForms(operation) ? example : undefined,
    }) => {
      const headers = { ...html, cookie: await cookieOf(), ...(body && formType) };
      const url = `${urlOf(operation, path)}?${new URLSearchParams(search)}`;
      const payload = body && { payload: encode(body) };
      const response = await site.raw({ method: method === "GET" ? "GET" : "POST", url, headers, ...payload });
      if (response.status < 400) {
        cookie = undefined;
        await recreate[id]?.();
      }
      return response;
    };

    for (const parameter of parametersOf(operationOf(id))) {
      if (parameter.in === "header" || (parameter.in === "path" && !isNew(parameter.name))) continue;
      await t.test(`${id}: the parameter ${parameter.name}`, async () => {
        const responses = [];
        // A known parameter has the same messages on all pages, so that two values are enough.
        for (const value of isNew(parameter.name, parameter.schema) ? queryValues : ["\0", "a\nb"]) {
          if (parameter.in === "query") responses.push(await send({ search: { ...query, [parameter.name]: value } }));
          else if (value) responses.push(await send({ path: { ...examplePath(id), [parameter.name]: value } }));
        }
        requirePlainErrors(responses);
      });
    }
    for (const [field, schema] of isForm ? fields : []) {
      const values = isNew(field, schema) ? [...fieldValues, ["a", "b"]] : ["\0", ["a", "b"]];
      await t.test(`${id}: the field ${field}`, async () => {
        const { [field]: _, ...others } = example;
        const bodies = [others, ...values.map((value) => ({ ...example, [field]: value }))];
        const responses = [];
        for (const body of bodies) responses.push(await send({ body }));
        requirePlainErrors(responses);
      });
    }
    if (!isForm) continue;
    await t.test(`${id}: returns 400 for a form with unknown fields`, async () => {
      for (const body of [{ extra: "x" }, { "\0": "x" }, { ...example, extra: "x" }]) {
        const { status, payload } = await send({ body });
        assert.equal(status, 400);
        requirePlainWords(payload, JSON.stringify(body));
      }
    });
  }

  await t.test("explains that a URL accepts only forms", async () => {
    const { status, payload, headers } = await site.raw({ url: "/auth/logout", headers: html });
    assert.equal(status, 405);
    assert.equal(headers["allow"], "POST, OPTIONS");
    requirePlainWords(payload, "405");
    for (const [url, page] of [
      ["/settings/profile/photo", "/settings/profile"],
      ["/events/ours/here/party/cancel?from=dashboard", "/events/ours/here/party"],
      ["/settings/security/sessions/end-others", "/settings/security"],
    ] as const) {
      const { status, payload } = await site.raw({ url, headers: html });
      assert.equal(status, 405, url);
      assert.ok(payload.includes(`<a class="button" href="${page}">Open the page with the form</a>`), url);
    }
  });

  await t.test("the page of an expired link leads to a page that sends a new link, if there is one", async () => {
    const token = "A".repeat(43);
    for (const [path, expected] of [
      ["/auth/reset-password", '<a class="button" href="/auth/forgot-password">Forgot your password?</a>'],
      ["/auth/verify-email", '<a class="button" href="/dashboard">Dashboard</a>'],
      ["/auth/undo-email-change", "This link has expired or was already used.</p>"],
    ] as const) {
      const { status, payload } = await site.raw({ url: `${path}?token=${token}`, headers: html });
      assert.equal(status, 400, path);
      assert.ok(payload.includes(expected), payload);
    }
  });

  await t.test("error pages offer navigation to signed-in users, and the sign-in to others", async () => {
    const member = await person();
    const cookie = `session_id=${(await session(member)).session()}`;
    for (const [url, expected] of [
      ["/nowhere", 404],
      ["/alliances/nope", 404],
      ["/auth/logout", 405],
    ] as const) {
      const signedInPage = await site.raw({ url, headers: { ...html, cookie } });
      assert.equal(signedInPage.status, expected);
      assert.match(signedInPage.payload, /Ada Berger[\s\S]*Sign out[\s\S]*href="\/dashboard"/);
      assert.match(String(signedInPage.headers["cache-control"]), /no-store|private/);
      const anonymousPage = await site.raw({ url, headers: html });
      assert.match(anonymousPage.payload, /href="\/auth\/login">Sign in/);
      assert.doesNotMatch(anonymousPage.payload, /Sign out|"\/dashboard"/);
      const stale = await site.raw({ url, headers: { ...html, cookie: `session_id=${"x".repeat(43)}` } });
      assert.equal(stale.status, expected);
      assert.doesNotMatch(stale.payload, /Sign out|Sign in/);
    }
  });
});

test("rendering an error page causes no error", async (t) => {
  const { lines, logger } = recordLog("error");
  const site = await startService(t, { data: "none", logger });
  const { person, session } = site;
  const cookieOf = async (user: Awaited<ReturnType<typeof person>>) => ({
    cookie: `session_id=${(await session(user)).session()}`,
  });
  const disabled = await person();
  const disabledCookie = await cookieOf(disabled);
  await site.sql`update users set disabled_at = now() where id = ${disabled.id}`;
  const deletedUser = await person();
  const deletedCookie = await cookieOf(deletedUser);
  await site.sql`delete from users where id = ${deletedUser.id}`;
  // The request of this caller was authenticated before the user was deleted.
  const caller = { userId: uuid(), verified: true, scopes: null, token: null };
  const deletingService = await site.startAnother({ logger, authenticate: async () => caller });

  const senders = [
    { label: "an anonymous visitor", isSignedIn: false, headers: {}, service: site, sampleEvery: 4 },
    { label: "a user", isSignedIn: true, headers: await cookieOf(await person()), service: site },
    // These senders are rejected before the form matters, so that a sample of forms is enough.
    { label: "a disabled user", isSignedIn: false, headers: disabledCookie, service: site, sampleEvery: 8 },
    { label: "a deleted user", isSignedIn: false, headers: deletedCookie, service: site, sampleEvery: 8 },
    { label: "a user who is being deleted", isSignedIn: true, headers: {}, service: deletingService, sampleEvery: 4 },
  ];
  const requests: { label: string; status: number; query?: string; headers?: object; payload?: string }[] = [
    { label: "a broken body", status: 400, headers: formType, payload: "extra=x&%zz" },
    { label: "a wrong media type", status: 415, headers: { "content-type": "text/plain" }, payload: "x" },
    { label: "no media type", status: 415, payload: "x" },
    { label: "too large a body", status: 413, headers: formType, payload: `name=${"x".repeat(262_144)}` },
    { label: "another site's headers", status: 403, headers: { "sec-fetch-site": "cross-site" } },
    { label: "an undecodable URL", status: 400, query: "?x=%zz" },
  ];

  for (const [index, operation] of forms.entries()) {
    const { operationId: id } = operation;
    const needsSession = operation.security.length > 0 && operation.security.every((scheme) => "session" in scheme);
    for (const { label: sender, isSignedIn, headers: senderHeaders, service, sampleEvery = 1 } of senders) {
      if (index % sampleEvery > 0) continue;
      await t.test(`${id}, sent by ${sender}`, async () => {
        for (const { label, status, query = "", headers = {}, payload } of requests) {
          lines.length = 0;
          const response = await service.raw({
            method: "POST",
            url: urlOf(operation, examplePath(id)) + query,
            headers: { ...html, ...senderHeaders, ...headers },
            ...(payload !== undefined && { payload }),
          });
          assert.deepEqual(lines, [], label);
          // Undecodable URLs and cross-site requests are refused before the sign-in is required.
          const isRejectedFirst = query !== "" || status === 403;
          if (needsSession && !isSignedIn && !isRejectedFirst) {
            assert.equal(response.status, 303, label);
            assert.match(String(response.headers["location"]), /^\/auth\/login\?next=/, label);
          } else {
            // Permissions are checked before the body (criterion 35), and the resources in the example path do not exist.
            const needsPermission = needsRole(id) && !isRejectedFirst;
            const deniedStatus = operation.path.includes("{") ? 404 : 403;
            assert.equal(response.status, needsPermission ? deniedStatus : status, label);
            assert.match(response.payload, /^<!doctype html>/i, label);
            assert.match(String(response.headers["content-security-policy"]), /style-src 'self'/, label);
          }
        }
      });
    }
  }

  await t.test("redirects a user who is being deleted to the sign-in", async () => {
    for (const [id, url] of [
      ["showDashboard", "/dashboard"],
      ["showTokens", "/settings/tokens"],
    ] as const) {
      const { status, headers } = await deletingService.call(id);
      assert.equal(status, 303);
      assert.equal(headers["location"], `/auth/login?next=${encodeURIComponent(url)}`);
    }
  });

  await t.test("renders a page without the form for a form with an invalid URL", async () => {
    const cookie = await cookieOf(await person());
    for (const operation of forms.filter(({ path }) => path.includes("{"))) {
      for (const invalid of ["a".repeat(100), "\0"]) {
        const path = Object.fromEntries(Object.keys(examplePath(operation.operationId)).map((name) => [name, invalid]));
        for (const payload of ["", "name=&extra=1", "%zz"]) {
          lines.length = 0;
          const response = await site.raw({
            method: "POST",
            url: urlOf(operation, path),
            headers: { ...html, ...formType, ...cookie },
            payload,
          });
          // No provider has the invalid name, so that its page does not exist.
          const expected = operation.path.includes("{provider}") ? [400, 404] : [400];
          assert.ok(expected.includes(response.status), `${operation.operationId}: ${response.status}`);
          assert.match(response.payload, /^<!doctype html>/i, operation.operationId);
          assert.deepEqual(lines, [], operation.operationId);
        }
      }
    }
  });

  await t.test("renders a plain page for a refused form while the database is unavailable", async () => {
    const disconnected = await site.startAnother({ logger, authenticate: async () => caller });
    await disconnected.sql.end();
    lines.length = 0;
    const { status, payload } = await disconnected.raw({
      method: "POST",
      url: "/settings/profile",
      headers: { ...html, ...formType },
      payload: "name=",
    });
    assert.equal(status, 400);
    assert.match(payload, /Enter a name of 1 to 120 characters/);
    assert.deepEqual(lines, []);
  });
});
