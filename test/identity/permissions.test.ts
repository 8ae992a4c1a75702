import assert from "node:assert/strict";
import { test } from "tap";
import { v7 as uuid } from "uuid";
import { enums } from "../../generated/contract.ts";
import { permissionTable, roleNames } from "../../scripts/permissions.ts";
import type { RouteId } from "../../src/server/http/contract.ts";
import { needsRole, operations } from "../support/contract.ts";
import { actors, createPermissionTable, expectedStatus, groupAdmins } from "../support/permissions.ts";
import type { Request, ServiceResponse } from "../support/service.ts";

/*
 * Criterion 35: every operation of the API × caller × credential. One row per operation, or more where its target
 * matters; the test fails when an operation has no row.
 */

type ApiOperation = (typeof operations)[number];

const isApiOperation = ({ path }: Pick<ApiOperation, "path">): boolean => /^\/(?:api\/v1|export)\//.test(path);

const declares = ({ responses }: ApiOperation, status: number): boolean => status in responses;

/** Request bodies that are rejected before any handler runs. */
const invalidBodies: [type: string, body: string, label: string][] = [
  ["application/json", "{", "broken JSON"],
  ["application/json", '["x"]', "another type"],
  ["application/json", '{"colour": "red"}', "an unknown field"],
  ["application/json", '{"name": "a\\u0000b"}', "a NUL"],
  ["application/json", `{"name": "${"x".repeat(300_000)}"}`, "too large"],
  ["text/plain", "x", "a media type that is not accepted"],
  ["application/json; charset=utf-16", "{}", "another charset"],
];
let bodyIndex = 0;
const nextInvalidBody = () => invalidBodies[bodyIndex++ % invalidBodies.length] ?? assert.fail();
/** Whether the status reports an invalid body, which only callers with permission may learn. */
const isAboutBody = (status: number): boolean => [400, 413, 415].includes(status);

const isAdministrativeWrite = ({ method, security = [] }: ApiOperation): boolean =>
  method !== "GET" && security.some((schemes) => schemes["bearer"]?.some((scope) => scope.startsWith("admin:")));

/** Operations whose body names the alliance, so that administrators of another alliance get errors about the body. */
const namingAllianceInBody: readonly RouteId[] = ["createJob", "createLandscapeEntry"];

const fillPath = ({ path }: ApiOperation, values: Record<string, string>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? assert.fail(name));

test("permissions by operation, caller and credential (criteria 33, 35, 40)", async (t) => {
  const matrix = await createPermissionTable(t);
  const { service, root, people, table, cookieOf, tokenOf, candidate, ours, theirs, inAlliance, patch } = matrix;
  const { call, raw, sql, person, session, token, as, appoint } = service;

  await t.test("the table has every operation of the API", async () => {
    const api = operations.filter(isApiOperation).map(({ operationId }) => operationId);
    assert.deepEqual(Object.keys(table).sort(), api.sort());
  });

  /* Lists enforce permissions in SQL, single resources in policies. */
  await t.test("lists show exactly what the caller can read", async () => {
    const statuses = (ended: string) => ({ status: ["published", ended, "draft"] });
    const lists = [
      { from: "groups", list: "listGroups", read: "getGroupById", id: "group_id", all: { active: false } },
      { from: "events", list: "listAllEvents", read: "getEventById", id: "event_id", all: statuses("canceled") },
      { from: "jobs", list: "listJobs", read: "getJobById", id: "job_id", all: statuses("closed") },
      {
        from: "landscape_entries",
        list: "listLandscapeEntries",
        read: "getLandscapeEntry",
        id: "entry_id",
        all: { published: false },
      },
      { from: "reports", list: "listReports", read: "getReport", id: "report_id", all: {} },
    ] as const;
    let readableCount = 0;
    for (const { from, list, read, id, all } of lists) {
      const rows = await sql<{ id: string }[]>`select id from ${sql(from)} order by id`;
      assert.ok(rows.length > 1, from);
      for (const actor of actors) {
        const user = people[actor];
        const headers: Record<string, string> = user ? { cookie: await cookieOf(user) } : {};
        const listed = async (query: object): Promise<string[] | undefined> => {
          const { status, body } = await call(list, { path: inAlliance, query: { limit: 100, ...query }, headers });
          return status === 200 ? body.items.map((item: { id: string }) => item.id) : undefined;
        };
        const found = new Set([...((await listed({})) ?? []), ...((await listed(all)) ?? [])]);
        for (const row of rows) {
          const { status } = await call(read, { path: { ...inAlliance, [id]: row.id }, headers });
          assert.equal(found.has(row.id), status === 200, `${list}, ${actor}, ${row.id}: ${status}`);
          if (status === 200) readableCount++;
        }
      }
    }
    assert.ok(readableCount >= 50, String(readableCount));
  });

  await t.test("docs/permissions.md lists the same statuses", async () => {
    let checks = 0;
    for (const operation of operations.filter(isApiOperation)) {
      const id = operation.operationId;
      // The body names the alliance, so the document lists every caller who may send a request.
      const documented = namingAllianceInBody.includes(id) ? [] : documentedRows.filter((row) => row.id === id);
      // The document describes resources of other authors only, and no reports about a group.
      const rows = (table[id] ?? []).filter(
        ({ label = "", may, mayTry }) => may.length > 0 && !mayTry && !/author|the group/.test(label),
      );
      for (const row of documented.length > 0 ? rows : []) {
        const { statuses } = documented[row.deniedStatus === 404 ? documented.length - 1 : 0] ?? assert.fail(id);
        for (const actor of roleNames) {
          const status = expectedStatus(row, actor, !row.isHidden, true);
          assert.equal(statuses[actor], status < 300 ? 200 : status, `${id} ${row.label ?? ""}, ${actor}`);
          checks++;
        }
      }
    }
    assert.ok(checks > 500, String(checks));
  });

  for (const operation of operations.filter(isApiOperation)) {
    const { operationId: id, security = [], path: address, method } = operation;
    const scopes = security.flatMap((schemes) => schemes["bearer"] ?? []);
    // Public reads need no scope; hidden resources need the scope of their administrators.
    const noun = /^\/api\/v1\/(?:alliances\/\{alliance\}\/)?(\w+)/.exec(address)?.[1];
    const adminScope = enums.TokenScope.find((scope) => scope === `admin:${noun}`) ?? "admin:events";
    for (const row of table[id] ?? []) {
      const needed = [...(scopes.length > 0 ? scopes : [adminScope]), ...(row.alsoNeeds ?? [])];
      const title = row.label === undefined ? id : `${id}: ${row.label}`;
      await t.test(title, async () => {
        for (const actor of actors) {
          const user = people[actor];
          const callAs = async (more: Request = {}): Promise<ServiceResponse> => {
            const request = user ? await row.request?.(user) : await row.request?.(candidate);
            return call(id, { ...request, headers: { ...request?.headers, ...more.headers } });
          };
          const check = (response: ServiceResponse, hasScope: boolean, credential: string) =>
            assert.equal(
              response.status,
              expectedStatus(row, actor, scopes.length > 0, hasScope),
              `${actor}, ${credential}: ${JSON.stringify(response.body)?.slice(0, 200)}`,
            );
          if (!user) {
            check(await callAs(), false, "no credential");
            continue;
          }
          check(await callAs({ headers: { cookie: await cookieOf(user) } }), true, "cookie");
          const wide = await tokenOf(user, needed);
          check(await callAs({ headers: wide.headers }), true, "token with the scope");
          for (const missing of needed) {
            const others = needed.filter((scope) => scope !== missing);
            const narrow = await tokenOf(user, others.length > 0 ? others : [otherThan(missing)]);
            check(await callAs({ headers: narrow.headers }), false, `token without ${missing}`);
          }
        }
      });

      if (isAdministrativeWrite(operation))
        await t.test(`${title}: without permission, an invalid body is rejected like a valid one`, async () => {
          for (const actor of actors) {
            const user = people[actor];
            if (!user || (namingAllianceInBody.includes(id) && actor !== "member" && actor !== "unverified")) continue;
            const isAllowed = (row.mayTry ?? (row.may.length > 0 ? row.may : groupAdmins)).includes(actor);
            const { path = {} } = (await row.request?.(user)) ?? {};
            const [type, payload, label] = nextInvalidBody();
            const headers = { "content-type": type, cookie: await cookieOf(user) };
            const url = fillPath(operation, path);
            const { status } = await raw({ method: method as "POST", url, payload, headers });
            if (isAllowed) assert.ok(isAboutBody(status), `${actor}, ${label}: ${status}`);
            else assert.equal(status, expectedStatus(row, actor, true, true), `${actor}, ${label}`);
          }
        });
    }

    const [row] = table[id] ?? [];
    const may = row?.may.at(-1);
    const user = may && people[may];
    if (!row || !user) continue;
    const send = async (headers: Record<string, string>, path: Record<string, string> = {}) => {
      const request = await row.request?.(user);
      const sent = { ...request?.headers, cookie: await cookieOf(user), ...headers };
      return call(id, { ...request, path: { ...request?.path, ...path }, headers: sent });
    };
    if (declares(operation, 304))
      await t.test(`${id}: returns 304 if If-None-Match is the ETag of its response`, async () => {
        const request = { ...(await row.request?.(user)), headers: { cookie: await cookieOf(user) } };
        const first = await call(id, request);
        const tag = { "if-none-match": String(first.headers["etag"]) };
        assert.equal((await call(id, { ...request, headers: { ...request.headers, ...tag } })).status, 304);
      });
    if (declares(operation, 412))
      await t.test(`${id}: returns 412 if If-Match is another ETag`, async () => {
        assert.equal((await send({ "if-match": '"other"' })).status, 412);
      });
    if (method !== "GET")
      await t.test(`${id}: returns 403 for a cross-site request with a session (criterion 16)`, async () => {
        for (const headers of [{ "sec-fetch-site": "cross-site" }, { origin: "https://evil.example" }])
          assert.equal((await send(headers)).status, 403);
      });
    for (const [, name = ""] of address.matchAll(/\{(\w+)\}/g))
      await t.test(`${id}: returns 404 for an unknown ${name}`, async () => {
        const { status } = await send({}, { [name]: name.endsWith("_id") ? uuid() : "nowhere" });
        assert.equal(status, 404);
      });
    // Users belong to no alliance.
    if (/\{alliance\}.*\{(?!user_id)/.test(address))
      await t.test(`${id}: returns 404 under another alliance's path (criterion 36)`, async () => {
        assert.equal((await send({}, { alliance: theirs.slug })).status, 404);
      });
  }

  await t.test("a revoked role ends at the next request, by session and token (criterion 37)", async () => {
    const chair = await person();
    await appoint(chair, { alliance: ours.id });
    const { headers } = await token(chair, { scopes: ["admin:alliances"] });
    const visitor = await session(chair);
    const another = await service.startAnother();
    const request = patch({ description: "Ours" }, inAlliance)();
    const byToken = () => another.call("updateAlliance", { ...request, headers: { ...request.headers, ...headers } });
    assert.equal((await byToken()).status, 200);
    assert.equal((await visitor.call("updateAlliance", request)).status, 200);
    const path = { ...inAlliance, user_id: chair.id };
    assert.equal((await call("revokeAllianceAdmin", { path, as: as(root) })).status, 200);
    assert.equal((await byToken()).status, 403);
    assert.equal((await visitor.call("updateAlliance", request)).status, 403);
    await sql`update users set disabled_at = now() where id = ${chair.id}`;
    assert.equal((await byToken()).status, 401);
  });

  await t.test("administrators' pages and forms return the documented status to every caller", async (t) => {
    const { here, published, open, shown, ofEvent, received, atDelivery, invited } = matrix;
    const guest = { path: { event_id: published.id }, body: { name: "Samira Haddad" }, as: as(root) };
    const added = await call("addGuestAttendee", guest);
    assert.equal(added.status, 201);
    const values = {
      group_slug: here.slug,
      event_slug: published.slug,
      slug: open.slug,
      entry_id: shown.id,
      user_id: people.member?.id ?? assert.fail(),
      report_id: ofEvent,
      door_link_id: ofEvent,
      import_id: ofEvent,
      guest_attendee_id: added.body.id,
      application_id: received.application_id,
      ...atDelivery,
    };
    const urlOf = (operation: ApiOperation) => {
      const [, collection = ""] = operation.path.split("/");
      return fillPath(operation, { ...values, invitation_id: Object(invited)[collection] });
    };
    const statusOf = async (operation: ApiOperation, actor: (typeof actors)[number], form?: readonly string[]) => {
      const user = people[actor];
      const browser = { accept: "text/html", origin: service.baseUrl, ...(user && { cookie: await cookieOf(user) }) };
      const [type = "", payload = ""] = form ?? [];
      const url = urlOf(operation);
      const formRequest = { method: "POST" as const, url, headers: { ...browser, "content-type": type }, payload };
      return (await raw(form ? formRequest : { url, headers: browser })).status;
    };

    for (const operation of operations.filter(isPageOfAdministrators))
      await t.test(operation.operationId, async () => {
        const { statuses } = documentedAs(operation.operationId);
        for (const actor of actors) {
          const response = await statusOf(operation, actor);
          // A page with a new form redirects to its address with a key.
          const finalStatus = response === 303 && actor !== "anonymous" ? 200 : response;
          assert.equal(finalStatus, actor === "unverified" ? 403 : statuses[actor], actor);
        }
      });

    for (const operation of operations.filter(isFormOfAdministrators))
      await t.test(operation.operationId, async () => {
        const { statuses } = documentedAs(operation.operationId);
        for (const actor of ["anonymous", "unverified", "member", "alliance admin of another"] as const)
          for (const form of [["application/x-www-form-urlencoded", "colour=red"], nextInvalidBody()])
            assert.equal(
              await statusOf(operation, actor, form),
              actor === "unverified" ? 403 : statuses[actor],
              `${actor}, ${form[2] ?? "a form"}`,
            );
        const status = await statusOf(operation, "alliance admin of all", nextInvalidBody());
        assert.ok(isAboutBody(status), `with permission: ${status}`);
      });
  });
});

const documentedRows = permissionTable();

const documentedAs = (id: RouteId) => documentedRows.find((row) => row.id === id) ?? assert.fail(id);

const otherThan = (scope: string): string => (scope === "profile:read" ? "profile:write" : "profile:read");

const isPageOfAdministrators = ({ method, path, operationId }: ApiOperation): boolean =>
  method === "GET" && needsRole(operationId) && !isApiOperation({ path });

const isFormOfAdministrators = ({ method, path, operationId }: ApiOperation): boolean =>
  method === "POST" && needsRole(operationId) && !isApiOperation({ path });
