import assert from "node:assert/strict";
import { test } from "tap";
import { startCommunity } from "../support/fixtures.ts";
import { idsOf, listAll } from "../support/pages.ts";
import type { Person } from "../support/people.ts";
import { requireError } from "../support/responses.ts";

test("applications", async (t) => {
  const service = await startCommunity(t);
  const { callAs, call, sql, person, as, appoint } = service;
  const { root, job, ours, berlin } = service;

  await t.test("returns 201 with the whole application; only the applicant can read its Location", async () => {
    const open = await job(ours);
    const ada = await person();
    const body = { note: "I kept 300 clusters boring.", resume_url: "https://example.org/ada.pdf" };
    const response = await callAs(ada, "applyToJob", { job_id: open.id }, body);
    assert.equal(response.status, 201);
    const { id, ...rest } = response.body;
    assert.deepEqual(rest, {
      job_id: open.id,
      job: { id: open.id, slug: open.slug, title: "Site reliability engineer" },
      ...body,
      status: "submitted",
      created_at: "2026-11-20T12:00:00Z",
      updated_at: "2026-11-20T12:00:00Z",
    });
    assert.equal(response.headers["location"], `https://alliance.test/api/v1/me/applications/${id}`);
    const path = { application_id: id };
    const read = await callAs(ada, "getMyApplication", path);
    assert.deepEqual([read.body, read.headers["etag"]], [response.body, response.headers["etag"]]);
    for (const user of [root, await person()]) assert.equal((await callAs(user, "getMyApplication", path)).status, 404);
  });

  await t.test("returns 409 for a second application, even if concurrent", async () => {
    const open = await job(ours);
    const ada = as(await person());
    const apply = () => call("applyToJob", { path: { job_id: open.id }, as: ada, body: {} });
    const responses = await Promise.all([apply(), apply(), apply()]);
    assert.deepEqual(responses.map(({ status }) => status).sort(), [201, 409, 409]);
    assert.match((await apply()).body.error, /already applied to this job/);
    assert.equal((await sql`select * from job_applications where job_id = ${open.id}`).length, 1);
  });

  await t.test("returns 404 for a draft, closed or expired job, but 409 to its administrators", async () => {
    const ada = await person();
    const [draft, closed, expired] = [await job(ours, { status: "draft" }), await job(ours), await job(ours)];
    await callAs(root, "updateJob", { job_id: closed.id }, { status: "closed" });
    const later = await service.startAnother({ clock: () => new Date(service.now.getTime() + 31 * 86_400_000) });
    for (const [server, { id }] of [
      [service, draft],
      [service, closed],
      [later, expired],
    ] as const) {
      const apply = (user: Person) => server.callAs(user, "applyToJob", { job_id: id }, {});
      assert.equal((await apply(ada)).status, 404);
      requireError(await apply(root), 409, "job_not_open");
    }
  });

  await t.test("lists applications to administrators in order of arrival, to applicants newest first", async () => {
    const organizer = await person();
    await appoint(organizer, { group: berlin.id });
    const opening = await job(ours, { group_id: berlin.id }, organizer);
    const path = { job_id: opening.id };
    const people = await Promise.all(Array.from({ length: 5 }, () => person({ withPassword: false })));
    for (const [index, applicant] of people.entries()) {
      const server = await service.startAnother({ clock: () => new Date(service.now.getTime() + index * 1000) });
      await server.callAs(applicant, "applyToJob", path, {});
    }
    for (const id of ["listJobApplications", "listJobApplicationsById"] as const) {
      const applications = await listAll(service, id, { path, as: as(organizer) }, 2);
      const applicants = applications.map(({ applicant }) => Object(applicant).id);
      assert.deepEqual(applicants, idsOf(people));
    }

    const [first] = people;
    assert.ok(first);
    const second = await job(ours);
    const later = await service.startAnother({ clock: () => new Date(service.now.getTime() + 60_000) });
    await later.callAs(first, "applyToJob", { job_id: second.id }, {});
    const list = await callAs(first, "listMyApplications");
    const slugs = list.body.items.map((item: { job: { slug: string } }) => item.job.slug);
    assert.deepEqual(slugs, [second.slug, opening.slug]);
  });

  await t.test("no one sees a withdrawn application, and the applicant may apply again", async () => {
    const open = await job(ours);
    const path = { job_id: open.id };
    const ada = as(await person());
    const { body: first, headers } = await call("applyToJob", { path, as: ada, body: { note: "Hello" } });
    const applicationPath = { application_id: first.id };
    const condition = { "if-match": String(headers["etag"]) };
    const responses = await Promise.all(
      [1, 2].map(() => call("withdrawApplication", { path: applicationPath, as: ada, headers: condition })),
    );
    assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 404]);
    assert.deepEqual(responses.find(({ status }) => status === 200)?.body, { id: first.id, deleted: true });
    assert.deepEqual((await callAs(root, "listJobApplications", path)).body.items, []);
    assert.equal((await call("getMyApplication", { path: applicationPath, as: ada })).status, 404);
    const second = await call("applyToJob", { path, as: ada, body: {} });
    assert.equal(second.status, 201);
    assert.notEqual(second.body.id, first.id);
  });

  await t.test("returns 409 for withdrawing a rejected application, 200 for an accepted application", async () => {
    const open = await job(ours);
    for (const [decision, expected] of [
      ["rejected", 409],
      ["accepted", 200],
    ] as const) {
      const ada = as(await person());
      const { body } = await call("applyToJob", { path: { job_id: open.id }, as: ada, body: {} });
      const path = { job_id: open.id, application_id: body.id };
      await callAs(root, "updateJobApplication", path, { status: decision });
      const response = await call("withdrawApplication", { path: { application_id: body.id }, as: ada });
      assert.equal(response.status, expected);
      if (expected === 409) assert.equal(response.headers["x-error-code"], "application_rejected");
    }
  });
});
