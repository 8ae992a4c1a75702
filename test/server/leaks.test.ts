import assert from "node:assert/strict";
import { test } from "tap";
import { v7 as uuid } from "uuid";
import type { RouteId } from "../../src/server/http/contract.ts";
import { examplePath, operationOf, operations, parametersOf } from "../support/contract.ts";
import { createFixtures } from "../support/fixtures.ts";
import { type Request, startService } from "../support/service.ts";

/** A word in all texts of hidden resources. It is its own stem, and is not in the demo data. */
const word = "quokkafield";

const setUp = async (t: Parameters<typeof startService>[0]) => {
  const service = await startService(t);
  const { person, as, appoint } = service;
  const fixtures = await createFixtures(service);
  const { alliance, group, event, job, entry, root } = fixtures;
  const [home, otherAlliance] = [await alliance({ slug: "harbour" }), await alliance({ slug: "elsewhere" })];
  const [member, otherAdmin, homeAdmin] = [await person(), await person(), await person()];
  await appoint(otherAdmin, { alliance: otherAlliance.id });
  await appoint(homeAdmin, { alliance: home.id });
  const named = (n: number) => ({ name: `${word} ${n}`, slug: `${word}-${n}`, tags: [`${word}-tag-${n}`] });
  const titled = (n: number) => ({ ...named(n), name: undefined, title: `${word} ${n}`, location: `${word}ville` });
  const active = await group(home, { slug: "active" });
  const inactive = await group(home, { ...named(1), category: `${word} category`, region: `${word} region` });
  const hidden = {
    group: inactive,
    eventOfGroup: await event(inactive, { ...named(2), category: `${word} category` }),
    jobOfGroup: await job(home, { ...titled(3), group_id: inactive.id }),
    draftOfGroup: await job(home, { ...titled(4), group_id: inactive.id, status: "draft" }),
    draftEvent: await event(active, { ...named(5), status: "draft" }),
    draftJob: await job(home, { ...titled(6), status: "draft" }),
    closedJob: await job(home, titled(7)),
    entry: await entry(home, { ...named(8), published: false }),
  };
  const change = async (id: RouteId, path: Record<string, string>, body: object) =>
    assert.equal((await service.call(id, { path, body, as: as(root) })).status, 200);
  await change("updateJob", { job_id: hidden.closedJob.id }, { status: "closed" });
  const groupPath = { alliance: "harbour", group_id: inactive.id };
  assert.equal((await service.call("joinGroup", { path: groupPath, as: as(homeAdmin) })).status, 200);
  await change("updateGroup", groupPath, { active: false });
  const callers = { anonymous: undefined, member: as(member), otherAdmin: as(otherAdmin) };
  return { service, fixtures, hidden, callers, home, otherAlliance, member, otherAdmin, homeAdmin, active };
};

test("hidden resources appear in no response to callers without permission (criterion 67)", async (t) => {
  const { service, hidden, callers, homeAdmin } = await setUp(t);
  const { call } = service;
  const ids = Object.values(hidden).map((item) => item.id);

  const values: Record<string, string[]> = {
    alliance: ["harbour", "elsewhere", "open-cloud"],
    group_slug: [hidden.group.slug, "active"],
    group_id: [hidden.group.id],
    event_slug: [hidden.eventOfGroup.slug, hidden.draftEvent.slug],
    event_id: [hidden.eventOfGroup.id, hidden.draftEvent.id],
    slug: [hidden.jobOfGroup.slug, hidden.draftOfGroup.slug, hidden.draftJob.slug, hidden.closedJob.slug],
    job_id: [hidden.jobOfGroup.id, hidden.draftOfGroup.id, hidden.draftJob.id, hidden.closedJob.id],
    entry_id: [hidden.entry.id],
  };
  const pathsOf = (id: RouteId): Record<string, string>[] => {
    const names = parametersOf(operationOf(id)).filter((parameter) => parameter.in === "path");
    return names.reduce<Record<string, string>[]>(
      (paths, { name }) =>
        paths.flatMap((path) =>
          (values[name] ?? [examplePath(id)[name] ?? ""]).map((value) => ({ ...path, [name]: value })),
        ),
      [{}],
    );
  };
  const dates = { from: "2020-01-01T00:00:00Z", to: "2030-01-01T00:00:00Z" };
  const queries: Partial<Record<RouteId, Request["query"][]>> = {
    listAlliances: [{ limit: 100 }],
    listGroups: [{ limit: 100 }, { q: word }, { active: false }, { category: `${word} category` }],
    listEvents: [{ limit: 100 }, { q: word }, dates, { status: "draft" }, { group: hidden.group.slug, ...dates }],
    listJobs: [
      { limit: 100 },
      { q: word },
      { status: "draft" },
      { status: ["draft", "closed", "published"], limit: 100 },
      { group: hidden.group.slug },
      { location: `${word}ville` },
    ],
    listLandscapeEntries: [{ limit: 100 }, { q: word }, { published: false }],
    getFilters: [{}, { alliance: "harbour" }, { alliance: ["harbour", "elsewhere"] }],
    search: [{ q: word }, { q: word.slice(0, 7) }, { q: `${word.slice(0, 9)}z` }, { q: word, alliance: "harbour" }],
  };
  const reads = operations.filter(({ method, path }) => method === "GET" && !/^\/(?:auth\/oauth|openapi)/.test(path));

  /** Removes the values that the caller sent, because errors may repeat the requested path. */
  const withoutSentValues = (text: string, request: Request) =>
    [...Object.values(request.path ?? {})].reduce((rest, value) => rest.replaceAll(value, ""), text);

  for (const [caller, as] of Object.entries(callers)) {
    await t.test(`${reads.length} read operations reveal nothing to ${caller}`, async () => {
      let responses = 0;
      for (const { operationId } of reads) {
        for (const path of pathsOf(operationId)) {
          for (const query of queries[operationId] ?? [{}]) {
            const request: Request = { path, query: query ?? {}, ...(as && { as }) };
            const { status, body, headers } = await call(operationId, request);
            const text = JSON.stringify({ body, link: headers["link"] && null });
            const label = `${operationId} ${JSON.stringify({ path, query })} ${status}`;
            const rest = status >= 400 ? withoutSentValues(text, request) : text;
            assert.ok(!rest.includes(word), `${label}: ${text.slice(0, 600)}`);
            for (const id of ids) assert.ok(!rest.includes(id), `${label}: ${text.slice(0, 600)}`);
            responses++;
          }
        }
      }
      assert.ok(responses > 100);
    });
  }

  await t.test("the search words match all hidden resources, which their administrator can read by ID", async () => {
    const { as } = service;
    const byId: [RouteId, Record<string, string>][] = [
      ["getGroupById", { alliance: "harbour", group_id: hidden.group.id }],
      ["getEventById", { event_id: hidden.eventOfGroup.id }],
      ["getEventById", { event_id: hidden.draftEvent.id }],
      ["getLandscapeEntry", { entry_id: hidden.entry.id }],
      ...(values["job_id"]?.map((id): [RouteId, Record<string, string>] => ["getJobById", { job_id: id }]) ?? []),
    ];
    for (const [id, path] of byId) {
      const { status, body } = await call(id, { path, as: as(homeAdmin) });
      assert.equal(status, 200, id);
      assert.match(JSON.stringify(body), new RegExp(word));
    }
    for (const slug of values["slug"] ?? [])
      assert.equal((await call("getJob", { path: { slug }, as: as(homeAdmin) })).status, 200);
  });
});

test("a hidden group, event, job or entry gets the same 404 as one that does not exist (criterion 67)", async (t) => {
  const { service, fixtures, hidden, callers } = await setUp(t);
  const { call } = service;
  const unknownId = uuid();
  const operationsOn: Record<string, { hiddenIds: string[]; ids: RouteId[] }> = {
    group_id: {
      hiddenIds: [hidden.group.id],
      ids: ["joinGroup", "leaveGroup", "createEvent", "updateGroup", "deleteGroup", "listGroupMembers"],
    },
    event_id: {
      hiddenIds: [hidden.eventOfGroup.id, hidden.draftEvent.id],
      ids: ["attendEvent", "cancelAttendance", "getAttendance", "updateEvent", "deleteEvent", "listAttendees"],
    },
    job_id: {
      hiddenIds: [hidden.jobOfGroup.id, hidden.draftJob.id, hidden.closedJob.id],
      ids: ["applyToJob", "updateJob", "deleteJob", "listJobApplications"],
    },
    entry_id: { hiddenIds: [hidden.entry.id], ids: ["updateLandscapeEntry", "deleteLandscapeEntry"] },
  };
  const needsBody = /^(?:update|applyToJob)/;
  for (const [parameter, { hiddenIds, ids }] of Object.entries(operationsOn))
    for (const id of ids)
      await t.test(`${id}: the same 404, with or without If-Match`, async () => {
        const body = id === "createEvent" ? fixtures.eventText : needsBody.test(id) ? {} : undefined;
        for (const as of [callers.member, callers.otherAdmin])
          for (const hiddenId of hiddenIds)
            for (const headers of id === "createEvent" ? [{}] : [{}, { "if-match": '"x"' }]) {
              const errorAt = async (value: string) => {
                const path = { ...examplePath(id), alliance: "harbour", [parameter]: value };
                const response = await call(id, { path, as, headers, ...(body && { body }) });
                assert.equal(response.status, 404);
                return response.body.error.replaceAll(value, "ID");
              };
              assert.equal(await errorAt(hiddenId), await errorAt(unknownId));
            }
      });
});

test("a member can leave a group that became inactive, once (criterion 67)", async (t) => {
  const { service, hidden, homeAdmin, member } = await setUp(t);
  const { as, appoint, sql, call, now } = service;
  const path = { alliance: "harbour", group_id: hidden.group.id };
  await sql`insert into memberships (group_id, user_id, joined_at) values (${hidden.group.id}, ${member.id}, ${now.toISOString()})`;
  await sql`update groups set member_count = member_count + 1 where id = ${hidden.group.id}`;
  const leave = async (user: typeof member) => (await call("leaveGroup", { path, as: as(user) })).status;
  assert.deepEqual((await Promise.all([leave(member), leave(member)])).sort(), [200, 404]);
  assert.deepEqual([await leave(homeAdmin), await leave(homeAdmin)], [200, 200], "its administrator still sees it");
  await appoint(member, { group: hidden.group.id });
  assert.equal(await leave(member), 200);
});

test("a slug reveals nothing about another alliance's drafts (criterion 67)", async (t) => {
  const { service, fixtures, hidden, home, otherAlliance, otherAdmin, homeAdmin } = await setUp(t);
  const { as, call } = service;
  const create = (author: typeof homeAdmin, target: { slug: string }, fields: object) =>
    call("createJob", { as: as(author), body: { ...fixtures.jobText, alliance: target.slug, ...fields } });
  const publish = (author: typeof homeAdmin, id: string) =>
    call("updateJob", { as: as(author), path: { job_id: id }, body: { status: "published" } });

  await t.test("201 with the slug of another alliance's draft, given or derived", async () => {
    const given = await create(otherAdmin, otherAlliance, { slug: hidden.draftJob.slug, status: "draft" });
    assert.deepEqual([given.status, given.body.slug], [201, hidden.draftJob.slug]);
    const derived = await create(otherAdmin, otherAlliance, { title: `${word} 4`, status: "published" });
    assert.deepEqual([derived.status, derived.body.slug], [201, hidden.draftOfGroup.slug]);
  });

  await t.test("409 to a taken slug of the alliance, and to publishing under a closed job's slug", async () => {
    assert.equal((await create(homeAdmin, home, { slug: hidden.draftJob.slug, status: "draft" })).status, 409);
    assert.equal(
      (await create(otherAdmin, otherAlliance, { slug: hidden.closedJob.slug, status: "draft" })).status,
      201,
    );
    const { status, body } = await create(otherAdmin, otherAlliance, {
      slug: hidden.closedJob.slug,
      status: "published",
    });
    assert.deepEqual([status, body.error], [409, `slug "${hidden.closedJob.slug}" is taken; choose another`]);
  });

  await t.test("administrators read their own draft until a job with its slug is published", async () => {
    const read = async (caller?: typeof homeAdmin) => {
      const { status, body } = await call("getJob", {
        path: { slug: hidden.draftJob.slug },
        ...(caller && { as: as(caller) }),
      });
      return [status, body.alliance];
    };
    assert.deepEqual(await read(homeAdmin), [200, "harbour"]);
    assert.deepEqual(await read(otherAdmin), [200, "elsewhere"]);
    assert.equal((await read())[0], 404);
    const { body } = await publish(homeAdmin, hidden.draftJob.id);
    assert.equal(body.slug, hidden.draftJob.slug);
    assert.deepEqual(await read(), [200, "harbour"]);
    assert.deepEqual(await read(otherAdmin), [200, "harbour"]);
  });

  await t.test("drafts and jobs that are published concurrently under one slug get different slugs", async () => {
    const alliances = await Promise.all(Array.from({ length: 9 }, () => fixtures.alliance()));
    const drafts = await Promise.all(
      [home, ...alliances].map((alliance) => create(fixtures.root, alliance, { slug: "contended", status: "draft" })),
    );
    assert.deepEqual(new Set(drafts.map(({ status, body }) => `${status} ${body.slug}`)), new Set(["201 contended"]));
    const [published, inserted] = await Promise.all([
      Promise.all(drafts.map(({ body }) => publish(fixtures.root, body.id))),
      Promise.all(
        [1, 2, 3].map(() => create(fixtures.root, otherAlliance, { title: "Contended", status: "published" })),
      ),
    ]);
    const slugs = [...published, ...inserted].map(({ status, body }) => (status < 300 ? body.slug : `${status}`));
    assert.equal(new Set(slugs).size, 13, slugs.join(" "));
    assert.ok(slugs.includes("contended"));
    for (const slug of slugs) assert.match(slug, /^contended(-\d+)?$/);
  });
});
