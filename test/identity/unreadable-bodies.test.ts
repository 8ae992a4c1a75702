import assert from "node:assert/strict";
import { test } from "tap";
import type { OperationId } from "../../src/server/http/contract.ts";
import { operations } from "../support/contract.ts";
import { actors, expected, ofGroup, permissions } from "../support/permissions.ts";

test("criterion 35: without the right, an unreadable body is refused like a good one", async (t) => {
  const { service, people, table, cookieOf, here, published, open, shown, ofEvent, received, atDelivery, invited } =
    await permissions(t);
  const { raw } = service;

  /** Bodies that no handler gets to see, whatever the operation. */
  const unreadable = [
    ["application/json", "{", "broken JSON"],
    ["application/json", '["x"]', "another type"],
    ["application/json", '{"colour": "red"}', "an unknown field"],
    ["application/json", '{"name": "a\\u0000b"}', "a NUL"],
    ["application/json", `{"name": "${"x".repeat(300_000)}"}`, "too large"],
    ["text/plain", "x", "a media type that is not accepted"],
    ["application/json; charset=utf-16", "{}", "another charset"],
  ] as const;

  const isAdministration = ({ method, security = [] }: (typeof operations)[number]) =>
    method !== "GET" && security.some((one) => one["bearer"]?.some((scope) => scope.startsWith("admin:")));

  /** The body names the alliance: whoever administers another one learns what is wrong with the body. */
  const byBody: readonly OperationId[] = ["createJob", "createLandscapeEntry"];

  for (const { operationId: id, method, path: address } of operations.filter(isAdministration)) {
    for (const row of table[id] ?? []) {
      const title = row.of === undefined ? id : `${id}: ${row.of}`;
      await t.test(title, async () => {
        for (const actor of actors) {
          const who = people[actor];
          if (!who || (byBody.includes(id) && actor !== "member" && actor !== "unverified")) continue;
          // Those with the right learn what is wrong with the body.
          const isAllowed = row.may.includes(actor) || (row.may.length === 0 && ofGroup.includes(actor));
          const { path = {} } = (await row.request?.(who)) ?? {};
          const status = isAllowed ? [400, 413, 415] : [expected(row, actor, true, true)];
          for (const [type, body, what] of unreadable) {
            const headers = { "content-type": type, cookie: await cookieOf(who) };
            const url = address.replaceAll(/\{(\w+)\}/g, (_, name) => path[name] ?? assert.fail(name));
            // The contract says in its introduction what an operation without a body makes of one.
            const response = await raw({ method: method as "POST", url, payload: body, headers });
            const said = `${actor}, ${what}: ${response.status} ${JSON.stringify(response.body)}`;
            assert.ok(status.includes(response.status), said);
          }
        }
      });
    }
  }

  /** Those of members, and of everybody. */
  const isOfAll =
    /^(?:(?:joinGroup|leaveGroup|attendEvent|cancelAttendance|applyToJob|createReport)ByForm|requestRsvp|requestToJoin)$/;
  const user_id = people.member?.id ?? assert.fail();
  const atForms = {
    group_slug: here.slug,
    event_slug: published.slug,
    slug: open.slug,
    entry_id: shown.id,
    user_id,
    report_id: ofEvent,
    application_id: received.application_id,
    ...atDelivery,
  };
  const isForm = ({ method, path }: (typeof operations)[number]) =>
    method === "POST" && /^\/(?:alliances|groups|events|jobs|landscape|administration)\/.*\{/.test(path);
  for (const { operationId: id, path: address } of operations.filter(isForm)) {
    if (isOfAll.test(id)) continue;
    await t.test(`the form of ${id}`, async () => {
      const [, things] = address.split("/");
      const at = { ...atForms, invitation_id: Object(invited)[String(things)] };
      const url = address.replaceAll(/\{(\w+)\}/g, (_, name) => Object(at)[name] ?? assert.fail(name));
      for (const actor of ["member", "alliance admin of another", "alliance admin of all"] as const) {
        const isAllowed = actor === "alliance admin of all";
        for (const [type, body, what] of [
          ...unreadable,
          ["application/x-www-form-urlencoded", "colour=red", "an unknown field"],
        ]) {
          const headers = {
            "content-type": type,
            accept: "text/html",
            origin: service.baseUrl,
            cookie: await cookieOf(people[actor] ?? assert.fail()),
          };
          const { status } = await raw({ method: "POST", url, payload: body, headers });
          const expected = isAllowed ? [400, 413, 415] : id === "deleteAllianceBanByForm" ? [403] : [404];
          assert.ok(expected.includes(status), `${actor}, ${what}: ${status}`);
        }
      }
    });
  }
});
