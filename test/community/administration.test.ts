import assert from "node:assert/strict";
import { test } from "tap";
import type { RouteId } from "../../src/server/http/contract.ts";
import { pagePath, startCommunity } from "../support/fixtures.ts";
import { requireStatus } from "../support/responses.ts";
import type { Request, Service } from "../support/service.ts";

const unknownId = "019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55";

test("creating and updating", async (t) => {
  const service = await startCommunity(t);
  const { callAs, call, raw, sql, person, as, appoint, root, alliance, group, ours, berlin } = service;
  const { event, job, entry, inHours, changeEvent, changeGroup, eventText, jobText, entryText } = service;
  const admin = as(root);

  /** How each kind of resource is created, read and updated. */
  const kinds = {
    alliance: {
      resource: "Alliance",
      read: "getAlliance",
      body: { name: "Data Alliance", description: "…" },
      createPath: {},
      pathOf: ({ slug }: { slug: string }) => ({ alliance: slug }),
    },
    group: {
      resource: "Group",
      read: "getGroupById",
      body: { name: "Kyiv", description: "…" },
      createPath: { alliance: ours.slug },
      pathOf: ({ id }: { id: string }) => ({ alliance: ours.slug, group_id: id }),
    },
    event: {
      resource: "Event",
      read: "getEventById",
      body: eventText,
      createPath: { group_id: berlin.id },
      pathOf: ({ id }: { id: string }) => ({ event_id: id }),
    },
    job: {
      resource: "Job",
      read: "getJobById",
      body: { ...jobText, alliance: ours.slug },
      createPath: {},
      pathOf: ({ id }: { id: string }) => ({ job_id: id }),
    },
    entry: {
      resource: "LandscapeEntry",
      read: "getLandscapeEntry",
      body: { ...entryText, alliance: ours.slug },
      createPath: {},
      pathOf: ({ id }: { id: string }) => ({ entry_id: id }),
    },
  } as const;

  for (const [kind, { resource, read, body, createPath, pathOf }] of Object.entries(kinds)) {
    const [create, update] = [`create${resource}`, `update${resource}`] as const;
    await t.test(`${create}: returns 201; Location and ${read} return the same resource and ETag`, async () => {
      const response = await callAs(root, create, createPath, body);
      assert.equal(response.status, 201);
      const location = String(response.headers["location"]);
      assert.ok(location.startsWith("https://alliance.test/api/v1/"), location);
      const path = pathOf(response.body);
      const result = await callAs(root, read, path);
      assert.deepEqual(result.body, response.body);
      assert.equal(result.headers["etag"], response.headers["etag"]);
      const headers = { authorization: `Bearer ${root.id} session` };
      assert.deepEqual((await raw({ url: new URL(location).pathname, headers })).body, response.body);
    });

    await t.test(`${update}: applies a merge patch; an empty patch changes nothing`, async () => {
      const { body: item, headers } = await callAs(root, create, createPath, body);
      const path = pathOf(item);
      const patch = (body: object, more = {}) => {
        const headers = { "content-type": "application/merge-patch+json", ...more };
        return call(update, { path, as: admin, body, headers });
      };
      const same = await patch({});
      assert.deepEqual(same.body, item);
      assert.equal(same.headers["etag"], headers["etag"]);
      const renamed = kind === "job" ? { title: "Platform engineer" } : { name: "Another name" };
      const response = await patch(renamed, { "if-match": String(headers["etag"]) });
      assert.equal(response.status, 200);
      assert.deepEqual({ ...item, ...renamed, updated_at: response.body.updated_at }, response.body);
      assert.equal((await callAs(root, read, path)).headers["etag"], response.headers["etag"]);
    });

    await t.test(`${update}: returns 400 for null, unknown and read-only fields (criterion 38)`, async () => {
      const { body: item } = await callAs(root, create, createPath, body);
      const path = pathOf(item);
      const name = kind === "job" ? "title" : "name";
      for (const [invalid, field] of [
        [{ [name]: null }, name],
        [{ [name]: "" }, name],
        [{ [name]: "two\nlines" }, name],
        [{ [name]: "a\u0000b" }, name],
        [{ [name]: "\ud800" }, name],
        [{ [name]: 7 }, name],
        [{ id: unknownId }, "id"],
        [{ slug: "other" }, "slug"],
        [{ created_at: "2026-01-01T00:00:00Z" }, "created_at"],
      ] as const) {
        const request = { path, as: admin, body: JSON.stringify(invalid) };
        const reason = requireStatus(await call(update, request), 400, request.body);
        assert.match(reason, new RegExp(field));
      }
      const forged = await call(update, { path, as: admin, body: '{"__proto__": {"role": "admin"}}' });
      assert.equal(forged.status, 400);
      assert.deepEqual((await callAs(root, read, path)).body, item);
    });

    await t.test(`${create}: numbers slugs of equal names, even concurrently; a taken slug returns 409`, async () => {
      const nameField = (text: string) => (kind === "job" ? { title: text } : { name: text });
      const send = (more: object) => callAs(root, create, createPath, { ...body, ...more });
      const transliterated = await send(nameField("Łódź: São Tomé & Ångström’s 東京"));
      assert.equal(transliterated.body.slug, "lodz-sao-tome-angstroms-dongjing");
      const twins = await Promise.all(Array.from({ length: 12 }, () => send(nameField("Hack night"))));
      const numbered = Array.from({ length: 11 }, (_, index) => `hack-night-${index + 2}`);
      assert.deepEqual(twins.map(({ body }) => body.slug).sort(), ["hack-night", ...numbered].sort());
      const long = await Promise.all([1, 2].map(() => send(nameField("x".repeat(120)))));
      assert.deepEqual(long.map(({ body }) => body.slug).sort(), ["x".repeat(63), `${"x".repeat(61)}-2`].sort());
      assert.match((await send(nameField("🎉"))).body.slug, /^[a-z]+(-\d+)?$/);
      assert.match(requireStatus(await send({ slug: "hack-night-5" }), 409), /slug "hack-night-5" is taken/);
      const racing = await Promise.all([1, 2, 3].map(() => send({ slug: "only-one" })));
      assert.deepEqual(racing.map(({ status }) => status).sort(), [201, 409, 409]);
      assert.equal((await send({ slug: "Not A Slug" })).status, 400);
    });
  }

  await t.test("reserved slugs are rejected when requested, and numbered when derived from a name", async () => {
    for (const [id, path, body, slugs] of [
      [
        "createGroup",
        { alliance: ours.slug },
        kinds.group.body,
        ["events", "join", "guest-attendees", "team", "door-links", "series", "agenda"],
      ],
      ["createEvent", { group_id: berlin.id }, eventText, ["attend", "attendance"]],
      ["createJob", {}, kinds.job.body, ["id"]],
    ] as const) {
      for (const slug of slugs) {
        assert.match(requireStatus(await callAs(root, id, path, { ...body, slug }), 400), /body\/slug/);
        const nameField = id === "createJob" ? { title: slug } : { name: slug };
        assert.equal((await callAs(root, id, path, { ...body, ...nameField })).body.slug, `${slug}-2`);
      }
    }
  });

  await t.test("groups that had a slug before it was reserved keep working, and so do their events", async () => {
    for (const slug of ["guest-attendees", "team", "door-links", "series", "agenda"]) {
      const existing = await group(ours);
      await sql`update groups set slug = ${slug} where id = ${existing.id}`;
      const { slug: eventSlug } = await event(existing);
      const path = { alliance: ours.slug, group_slug: slug };
      assert.equal((await call("getGroup", { path })).body.id, existing.id);
      const found = await call("getEvent", { path: { ...path, event_slug: eventSlug } });
      assert.equal(found.body.group.slug, slug);
      assert.equal((await call("showGroup", { path })).status, 200);
      assert.equal((await call("showEvent", { path: { ...path, event_slug: eventSlug } })).status, 200);
      const changed = await callAs(
        root,
        "updateGroup",
        { alliance: ours.slug, group_id: existing.id },
        { name: "Renamed" },
      );
      assert.deepEqual({ status: changed.status, slug: changed.body.slug }, { status: 200, slug });
    }
  });

  await t.test("the creator of an alliance administers it, even after losing the global role", async () => {
    const founder = await person();
    await appoint(founder, { alliance: null });
    const founded = await alliance({ name: "Founded" }, founder);
    await sql`delete from roles where user_id = ${founder.id} and alliance_id is null`;
    const path = { alliance: founded.slug };
    assert.equal((await callAs(founder, "updateAlliance", path, { name: "Kept" })).status, 200);
    assert.equal((await callAs(founder, "createAlliance", {}, kinds.alliance.body)).status, 403);
  });

  await t.test("null clears optional fields, objects are merged, arrays are replaced", async () => {
    const place = { name: "c-base", address: "Rungestraße 20", city: "Berlin", country_code: "DE" };
    const full = await event(berlin, { venue: place, tags: ["a", "b"], summary: "Short", category: "Meetup" });
    const patch = async (body: object) => {
      const response = await changeEvent(full, body);
      assert.equal(response.status, 200, JSON.stringify(response.body));
      return response.body;
    };
    assert.deepEqual((await patch({ tags: ["c"] })).tags, ["c"]);
    assert.deepEqual((await patch({ venue: { city: "Bonn", address: null } })).venue, {
      ...place,
      city: "Bonn",
      address: null,
      location: null,
    });
    const location = { latitude: 52.5, longitude: 13.4 };
    assert.deepEqual((await patch({ venue: { location } })).venue.location, location);
    const updated = await patch({ venue: { location: { longitude: 13.5 } } });
    assert.deepEqual(updated.venue.location, { latitude: 52.5, longitude: 13.5 });
    const cleared = { venue: null, summary: null, category: null, meeting_url: null };
    const { venue, summary, category, meeting_url, tags } = await patch(cleared);
    assert.deepEqual({ venue, summary, category, meeting_url, tags }, { ...cleared, tags: ["c"] });
    const paid = await job(ours, { salary: { minimum: 1, maximum: 2, currency: "EUR", period: "hour" } });
    const changeJob = async (body: object) => (await callAs(root, "updateJob", { job_id: paid.id }, body)).body;
    const raised = { minimum: 1, maximum: 3, currency: "EUR", period: "hour" };
    assert.deepEqual((await changeJob({ salary: { maximum: 3 } })).salary, raised);
    assert.equal((await changeJob({ salary: null })).salary, null);
    assert.equal((await changeJob({ country_code: "KE" })).country_code, "KE");
    assert.match((await changeJob({ country_code: "XX" })).error, /country_code/);
    assert.equal((await changeJob({ country_code: null })).country_code, null);
    const located = await group(ours, { location: { latitude: 1, longitude: 2 } });
    const northward = await changeGroup(located, { location: { latitude: 3 } });
    assert.deepEqual(northward.body.location, { latitude: 3, longitude: 2 });
    assert.equal((await changeGroup(located, { location: null })).body.location, null);
  });

  await t.test("an invalid value returns 400 or 409 with the name of the field, and writes nothing", async () => {
    const past = { starts_at: inHours(-30), ends_at: inHours(-20) };
    const meetup = await event(berlin);
    const draft = await event(berlin, { ...past, status: "draft" });
    const open = await job(ours);
    const podcast = await entry(ours, { kind: "podcast" });
    const startup = await entry(ours, { stage: "seed" });
    const newEvent = (more: object): Request & { id: RouteId } => ({
      id: "createEvent",
      path: { group_id: berlin.id },
      body: { ...eventText, ...more },
    });
    const newJob = (more: object) => ({ id: "createJob" as const, body: { ...kinds.job.body, ...more } });
    const newEntry = (more: object) => ({
      id: "createLandscapeEntry" as const,
      body: { ...kinds.entry.body, ...more },
    });
    const onEvent = (body: object, id = meetup.id) => ({ id: "updateEvent" as const, path: { event_id: id }, body });
    const onJob = (body: object) => ({ id: "updateJob" as const, path: { job_id: open.id }, body });
    const salary = { minimum: 3, maximum: 2, currency: "EUR", period: "year" };
    const cases: [Request & { id: RouteId }, number, RegExp][] = [
      [newEvent({ ends_at: inHours(23) }), 400, /body\/ends_at must be after/],
      [newEvent({ ends_at: inHours(24 + 24 * 32) }), 400, /body\/ends_at must be at most 31 days/],
      [newEvent({ timezone: "Mars/Olympus" }), 400, /body\/timezone/],
      [newEvent({ starts_at: "2026-02-30T00:00:00Z" }), 400, /body\/starts_at/],
      [newEvent({ ...past }), 400, /body\/ends_at must be in the future/],
      [newEvent({ venue: { city: "Berlin" } }), 400, /body\/venue must have "name"/],
      [onEvent({ venue: { city: "Berlin" } }), 400, /body\/venue must have "name"/],
      [onEvent({ venue: { name: "Hall", location: { latitude: 1 } } }), 400, /venue\/location must have "longitude"/],
      [onJob({ salary: { minimum: 1 } }), 400, /body\/salary must have "maximum"/],
      [
        {
          id: "updateGroup",
          path: { alliance: ours.slug, group_id: berlin.id },
          body: { location: { latitude: 1 } },
        },
        400,
        /body\/location must have "longitude"/,
      ],
      [onEvent({ ends_at: inHours(20) }), 400, /body\/ends_at/],
      [onEvent({ timezone: "Mars/Olympus" }), 400, /body\/timezone/],
      [onEvent({ ...past }), 400, /body\/ends_at must be in the future/],
      [onEvent({ status: "draft" }), 409, /body\/status cannot go from published to draft/],
      [onEvent({ status: "published" }, draft.id), 409, /body\/status cannot be published/],
      [onEvent({ status: "canceled" }, draft.id), 409, /body\/status cannot go from draft to canceled/],
      [newJob({ salary }), 400, /body\/salary\/minimum/],
      [newJob({ salary: { ...salary, minimum: 1, currency: "XQQ" } }), 400, /body\/salary\/currency/],
      [newJob({ expires_at: inHours(-1) }), 400, /body\/expires_at/],
      [newJob({ group_id: unknownId }), 400, /body\/group_id/],
      [newJob({ alliance: "nowhere" }), 404, /no alliance "nowhere"/],
      [onJob({ salary }), 400, /body\/salary\/minimum/],
      [onJob({ expires_at: inHours(-1) }), 400, /body\/expires_at/],
      [onJob({ status: "draft" }), 409, /body\/status cannot go from published to draft/],
      [newEntry({ kind: "podcast", stage: "seed" }), 400, /body\/stage/],
      [newEntry({ alliance: "nowhere" }), 404, /no alliance "nowhere"/],
      [{ id: "updateLandscapeEntry", path: { entry_id: podcast.id }, body: { stage: "seed" } }, 400, /body\/stage/],
      [{ id: "updateLandscapeEntry", path: { entry_id: startup.id }, body: { kind: "investor" } }, 400, /body\/stage/],
    ];
    const counts = () => sql`select (select count(*) from events) e, (select count(*) from jobs) j,
        (select count(*) from landscape_entries) l, (select count(*) from audit_entries) a`;
    const before = await counts();
    for (const [{ id, ...request }, status, message] of cases) {
      const response = await call(id, { ...request, as: admin });
      const label = `${id} ${JSON.stringify(request.body)}: ${JSON.stringify(response.body)}`;
      assert.equal(response.status, status, label);
      assert.match(response.body.error, message);
    }
    assert.deepEqual(await counts(), before);
  });

  await t.test("returns 400 for a URL that runs code or reads files, in every URL field (criterion 49)", async () => {
    const open = await job(ours);
    const fields: [RouteId, Record<string, string>, object, string[]][] = [
      [
        "createAlliance",
        {},
        kinds.alliance.body,
        ["logo_url", "banner_url", "website_url", "imprint_url", "privacy_url", "terms_url"],
      ],
      ["createGroup", { alliance: ours.slug }, kinds.group.body, ["logo_url", "banner_url", "website_url"]],
      ["createEvent", { group_id: berlin.id }, eventText, ["banner_url", "meeting_url"]],
      ["createJob", {}, kinds.job.body, ["apply_url"]],
      ["createLandscapeEntry", {}, kinds.entry.body, ["website_url", "repository_url", "logo_url"]],
      ["applyToJob", { job_id: open.id }, {}, ["resume_url"]],
    ];
    for (const [id, path, body, names] of fields) {
      for (const name of names) {
        const unsafeUrls = ["javascript:alert(1)", "data:text/html,x", "file:///etc/passwd"];
        for (const url of [...unsafeUrls, "//example.org", "https://a b"]) {
          const reason = requireStatus(
            await callAs(root, id, path, { ...body, [name]: url }),
            400,
            `${id} ${name} ${url}`,
          );
          assert.match(reason, new RegExp(`body/${name}`));
        }
      }
    }
    const links = { links: [{ label: "x", url: "javascript:alert(1)" }] };
    for (const [id, path, body] of fields.slice(0, 2))
      assert.equal((await callAs(root, id, path, { ...body, ...links })).status, 400);
  });

  await t.test("rejects a body that refers to another alliance's resource (criterion 36)", async () => {
    const otherAlliance = await alliance({ name: "Theirs" });
    const otherGroup = await group(otherAlliance);
    const organizer = await person();
    await appoint(organizer, { group: otherGroup.id });
    const body = { ...kinds.job.body, group_id: otherGroup.id };
    const [before] = await sql`select count(*) from jobs`;
    assert.match(
      requireStatus(await callAs(root, "createJob", {}, body), 400),
      /body\/group_id must be a group of alliance/,
    );
    assert.equal((await callAs(organizer, "createJob", {}, body)).status, 403);
    const request = { as: as(organizer), body: kinds.entry.body };
    assert.equal((await call("createLandscapeEntry", request)).status, 403);
    assert.deepEqual((await sql`select count(*) from jobs`)[0], before);
  });

  await t.test("an event goes from draft to published to canceled, and back while it is in the future", async () => {
    const meetup = await event(berlin, { status: "draft" });
    const setStatus = async (status: string, server: Pick<Service, "callAs" | "call"> = service) => {
      const path = { event_id: meetup.id };
      return (await server.callAs(root, "updateEvent", path, { status })).status;
    };
    const read = async () => (await call("getEventById", { path: { event_id: meetup.id } })).status;
    assert.equal(await read(), 404);
    assert.equal(await setStatus("published"), 200);
    assert.equal(await read(), 200);
    assert.equal(await setStatus("canceled"), 200);
    assert.equal(await read(), 200);
    assert.equal(await setStatus("published"), 200);
    assert.equal(await setStatus("canceled"), 200);
    const serviceDuringEvent = await service.startAnother({
      clock: () => new Date(service.now.getTime() + 25 * 3_600_000),
    });
    assert.equal(await setStatus("published", serviceDuringEvent), 409);
  });

  await t.test("a job goes from draft to published, and between published and closed, until it expires", async () => {
    const open = await job(ours, { status: "draft" });
    const path = { job_id: open.id };
    const changeTo = async (body: object, server: Pick<Service, "callAs" | "call"> = service) =>
      (await server.callAs(root, "updateJob", path, body)).status;
    const readStatuses = async (server: Pick<Service, "callAs" | "call"> = service) => [
      (await server.call("getJob", { path: { slug: open.slug } })).status,
      (await server.callAs(root, "getJob", { slug: open.slug })).status,
      (await server.call("getJobById", { path })).status,
      (await server.callAs(root, "getJobById", path)).status,
    ];
    assert.deepEqual(await readStatuses(), [404, 200, 404, 200]);
    assert.equal(await changeTo({ status: "published" }), 200);
    assert.deepEqual(await readStatuses(), [200, 200, 200, 200]);
    assert.equal(await changeTo({ status: "closed" }), 200);
    assert.deepEqual(await readStatuses(), [404, 200, 404, 200]);
    assert.equal(await changeTo({ status: "published" }), 200);
    const later = await service.startAnother({ clock: () => new Date(service.now.getTime() + 31 * 86_400_000) });
    assert.deepEqual(await readStatuses(later), [404, 200, 404, 200]);
    assert.equal(await changeTo({ status: "closed" }, later), 200);
    assert.equal(await changeTo({ status: "published" }, later), 409);
    assert.equal(await changeTo({ status: "published", expires_at: inHours(40 * 24) }, later), 200);
    assert.deepEqual(await readStatuses(later), [200, 200, 200, 200]);
  });

  await t.test("deleting a job deletes its applications; a second deletion returns 404", async () => {
    const open = await job(ours);
    const path = { job_id: open.id };
    const applications = () => sql`select from job_applications where job_id = ${open.id}`;
    assert.equal((await callAs(await person(), "applyToJob", path, {})).status, 201);
    assert.equal((await applications()).length, 1);
    const { body, status } = await callAs(root, "deleteJob", path);
    assert.equal(status, 200);
    assert.deepEqual(body, { id: open.id, deleted: true });
    assert.equal((await callAs(root, "deleteJob", path)).status, 404);
    assert.equal((await callAs(root, "getJobById", path)).status, 404);
    assert.equal((await applications()).length, 0);
  });

  await t.test("the meeting URL is shown to administrators only, by id and by slug", async () => {
    const meetup = await event(berlin);
    const ada = as(await person());
    for (const [id, path] of [
      ["getEvent", pagePath(meetup)],
      ["getEventById", { event_id: meetup.id }],
    ] as const) {
      assert.equal("meeting_url" in (await call(id, { path })).body, false);
      assert.equal("meeting_url" in (await call(id, { path, as: ada })).body, false);
      assert.equal("meeting_url" in (await call(id, { path, as: as(root, ["admin:groups"]) })).body, false);
      assert.equal((await callAs(root, id, path)).body.meeting_url, eventText.meeting_url);
      assert.equal((await call(id, { path, as: as(root, ["admin:events"]) })).body.meeting_url, eventText.meeting_url);
    }
  });
});
