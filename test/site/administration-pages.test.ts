import assert from "node:assert/strict";
import { test } from "tap";
import { startCommunity } from "../support/fixtures.ts";
import type { Person } from "../support/people.ts";
import { multipartFields, multipartForm, picture } from "../support/pictures.ts";
import { requireStatus } from "../support/responses.ts";
import { type Fields, hiddenFieldIn, html, locationOf, siteClient } from "../support/site.ts";

const versionIn = (page: string): string => hiddenFieldIn(page, "version");

test("pages of administrators", async (t) => {
  const service = await startCommunity(t, { shortNames: true });
  const { call, sql, person, session, as, appoint, mails } = service;
  const { root, group, event, job, entry, join, ours, berlin: here } = service;
  const otherGroup = await group(ours, { name: "There" });
  const winter = await event(here);
  const opening = await job(ours, { group_id: here.id });
  const kite = await entry(ours);
  const [chair, organizer, neighbor, ada, bea] = await Promise.all([person(), person(), person(), person(), person()]);
  await appoint(chair, { alliance: ours.id });
  await appoint(organizer, { group: here.id });
  await appoint(neighbor, { group: otherGroup.id });
  await sql`update users set name = 'Bea Bauer' where id = ${bea.id}`;
  const signIn = async (user: Person) => {
    const visitor = await session(user);
    const cookie = `session_id=${visitor.session()}`;
    const open = async (url: string) => (await service.raw({ url, headers: { ...html, cookie } })).payload;
    return { ...visitor, ...siteClient(visitor), open };
  };
  type Browser = Awaited<ReturnType<typeof signIn>>;
  const users = {
    chair: await signIn(chair),
    organizer: await signIn(organizer),
    neighbor: await signIn(neighbor),
    ada: await signIn(ada),
    founder: await signIn(root),
  };
  const inGroup = { alliance: ours.slug, group_slug: here.slug };
  const inAlliance = { alliance: ours.slug };

  await t.test("reports are decided with a note; a decision on an outdated version is a conflict", async () => {
    const about = { subject_type: "event", subject_id: winter.id, reason: "spam", text: "It only sells tickets." };
    const { body: report } = await call("createReport", { body: about, as: as(ada) });
    const personal = { subject_type: "user", subject_id: bea.id, reason: "harassment", text: "…" };
    await call("createReport", { body: { ...personal, alliance: ours.slug, group_id: here.id }, as: as(ada) });
    for (const [subject_type, { id }] of Object.entries({ group: here, job: opening, landscape_entry: kite }))
      await call("createReport", { body: { ...about, subject_type, subject_id: id }, as: as(ada) });
    const list = await users.organizer.call("showReports", { headers: html });
    const page: string = list.body;
    assert.match(page, new RegExp(`href="/events/ours/${here.slug}/${winter.slug}"`));
    assert.match(String(list.headers["cache-control"]), /no-store/);
    assert.match(page, /Reported by Ada Berger/);
    const allReports = await users.chair.read("showReports");
    for (const path of [`/groups/ours/${here.slug}`, `/jobs/${opening.slug}`, `/landscape/${kite.id}`])
      assert.ok(allReports.includes(`href="${path}"`), path);
    assert.match(await users.organizer.read("showDashboard"), /Reports: 3 open/);
    const path = { report_id: report.id };
    const value = /value="([^"]+)">(?:(?!<form)[\s\S])*$/.exec(page.split(`note-${report.id}`)[0] ?? "")?.[1] ?? "";
    const version = value.replaceAll("&quot;", '"');
    const decide = (browser: Browser, fields: Fields) => browser.send("updateReportByForm", path, fields);
    const rejection = requireStatus(await decide(users.organizer, { decision: "resolved", note: "\u0007" }), 400);
    assert.match(rejection, new RegExp(`href="#note-${report.id}">Enter at most 2,000 characters`));
    const response = await decide(users.organizer, { decision: "resolved", note: "Talked to them.", version });
    assert.deepEqual([response.status, locationOf(response)], [303, "/administration/reports?notice=decided"]);
    const stale = requireStatus(await decide(users.chair, { decision: "dismissed", note: "Mine.", version }), 409);
    assert.match(stale, /Someone else has already decided[\s\S]+>\s*Mine\.<\/textarea>/);
    const decided = await users.chair.read("showReports", {}, { view: "decided", notice: "decided" });
    assert.match(decided, /Your decision has been saved[\s\S]+Talked to them\.[\s\S]+Reopen/);
    assert.equal((await sql`select from outbox where topic <> 'webhook' and payload::text like '%Talked%'`).length, 0);
    assert.equal((await decide(users.organizer, { decision: "open" })).status, 303);
    const { body: read } = await call("getReport", { path, as: as(chair) });
    assert.deepEqual([read.status, read.note], ["open", "Talked to them."], "an omitted note is unchanged");
  });

  await t.test(
    "hides a report about an administrator and the name of its reporter from that administrator",
    async () => {
      const body = { subject_type: "user", subject_id: organizer.id, reason: "other", text: "Of the organizer." };
      await call("createReport", { body: { ...body, alliance: ours.slug, group_id: here.id }, as: as(bea) });
      assert.doesNotMatch(await users.organizer.read("showReports"), /Of the organizer/);
      assert.match(await users.chair.read("showReports"), /Of the organizer/);
    },
  );

  await t.test("members are removed and banned, and bans lifted, where permitted", async () => {
    for (const user of [ada, bea, organizer]) await join(user, here);
    const members = await users.organizer.read("showGroupMembers", inGroup);
    assert.match(members, /<strong dir="auto">Bea Bauer/);
    assert.doesNotMatch(members, /alliance_ban/);
    assert.match(await users.chair.read("showGroupMembers", inGroup), /alliance_ban/);
    const remove = (browser: Browser, { id: user_id }: Person, fields: Fields) =>
      browser.send("removeGroupMemberByForm", { ...inGroup, user_id }, fields);
    assert.equal((await remove(users.organizer, ada, { extent: "alliance_ban" })).status, 403);
    const errorPage = requireStatus(await remove(users.organizer, ada, { extent: "removal", reason: "Why not" }), 400);
    assert.match(errorPage, /<details class="confirm" open>[\s\S]+value="Why not"/);
    assert.equal((await remove(users.chair, organizer, { extent: "removal" })).status, 409, "an administrator");
    const removed = await remove(users.organizer, ada, { extent: "removal", reason: " " });
    assert.equal(locationOf(removed), `/groups/ours/${here.slug}/members?notice=removed`);
    const banned = await remove(users.organizer, bea, { extent: "group_ban", reason: "Sold tickets" });
    assert.equal(locationOf(banned), `/groups/ours/${here.slug}/members?notice=banned`);
    const fromEvent = await remove(users.organizer, bea, { extent: "group_ban", event_slug: "a-party" });
    assert.equal(locationOf(fromEvent), `/events/ours/${here.slug}/a-party/attendees?notice=banned`);
    const response = await remove(users.organizer, bea, { extent: "removal", event_slug: winter.slug });
    assert.match(await users.organizer.open(locationOf(response)), /<h1[^>]*>[^<]*Winter meetup/);
    assert.doesNotMatch(JSON.stringify(await mails(bea.email)), /tickets|Sold/, "the reason is for administrators");
    assert.match(await users.chair.read("showGroupBans", inGroup), /Sold tickets/);
    assert.match(await users.chair.read("showAllianceBans", inAlliance), /No one is banned/);
    assert.equal((await remove(users.chair, ada, { extent: "alliance_ban" })).status, 303);
    assert.match(await users.chair.read("showAllianceBans", inAlliance), /Ada Berger/);
    const lifted = await users.organizer.sendOk("deleteGroupBanByForm", { ...inGroup, user_id: bea.id });
    assert.equal(lifted, `/groups/ours/${here.slug}/bans?notice=lifted`);
    const banPath = { ...inAlliance, user_id: ada.id };
    assert.equal((await users.organizer.send("deleteAllianceBanByForm", banPath)).status, 403);
    assert.equal(await users.chair.sendOk("deleteAllianceBanByForm", banPath), "/alliances/ours/bans?notice=lifted");
    assert.equal((await sql`select from bans`).length, 0);
  });

  await t.test("applications are read and decided by administrators of the job", async () => {
    const body = { note: "I like pagers.", resume_url: "https://ada.example.org/cv" };
    await call("applyToJob", { path: { job_id: opening.id }, body, as: as(ada) });
    assert.match(await users.chair.read("showDashboard"), /Site reliability engineer: 1 new application/);
    const path = { slug: opening.slug };
    const page = await users.chair.read("showJobApplications", path);
    assert.match(page, /I like pagers/);
    assert.match(page, /href="https:\/\/ada\.example\.org\/cv" rel="nofollow/);
    const application_id = /applications\/([0-9a-f-]{36})"/.exec(page)?.[1] ?? assert.fail();
    const version = versionIn(page);
    const decide = (decision: string) =>
      users.chair.send("updateApplicationByForm", { ...path, application_id }, { decision, version });
    assert.equal(locationOf(await decide("in_review")), `/jobs/${opening.slug}/applications?notice=decided`);
    assert.equal((await decide("rejected")).status, 409);
    assert.match(await users.chair.read("showJobApplications", path), /In review/);
  });

  await t.test("the form of a group parses numbers, tags and links, and a new member causes no conflict", async () => {
    const version = versionIn(await users.organizer.read("showGroupForm", inGroup));
    await join(bea, here);
    const saved = await users.organizer.sendOk("submitGroup", inGroup, {
      name: "Here & <there>",
      description: "We meet.\r\nOften.",
      latitude: "52,5",
      longitude: "13.4",
      tags: "linux,  maps , linux",
      links: "Mailing list https://lists.example.org/here\r\nChat https://chat.example.org",
      version,
    });
    assert.equal(saved, `/groups/ours/${here.slug}/edit?notice=saved`);
    const { body } = await call("getGroup", { path: inGroup });
    assert.deepEqual(
      [body.name, body.location, body.tags, body.links.length, body.active],
      ["Here & <there>", { latitude: 52.5, longitude: 13.4 }, ["linux", "maps"], 2, true],
    );
    const page = await users.organizer.read("showGroupForm", inGroup);
    assert.doesNotMatch(page, /Delete the group/, "only administrators of the alliance can delete it");
  });

  const basicFields = { name: "With a logo", description: "…" };
  const podcast = { name: "With a logo", kind: "podcast", summary: "Talks." };
  const creations = [
    { kind: "Group", table: "groups", user: users.chair, path: inAlliance, fields: basicFields },
    { kind: "Alliance", table: "alliances", user: users.founder, path: {}, fields: basicFields },
    { kind: "Entry", table: "landscape_entries", user: users.organizer, path: inAlliance, fields: podcast },
  ] as const;

  await t.test("a logo is chosen while a group, an alliance or a landscape entry is created", async () => {
    const content = await picture({ color: "#445566" });
    for (const { kind, table, user, path, fields } of creations) {
      const send = (file: Buffer) =>
        user.call(`create${kind}ByForm`, { path, ...multipartForm(file, { more: multipartFields(fields) }) });
      const blank = await user.read(`showNew${kind}`, path);
      assert.match(
        blank,
        /<form [^>]*enctype="multipart\/form-data">[\s\S]+<input id="photo" name="photo" type="file"/,
      );
      const rejection = requireStatus(await send(Buffer.from("no picture")), 400, table);
      assert.match(rejection, /href="#photo"[\s\S]+value="With a logo"/);
      const created = await send(content);
      assert.equal(created.status, 303, `${table}: ${created.body}`);
      const page = await user.open(locationOf(created));
      assert.match(page, /<img class="photo" src="\/media\/[0-9a-f]{32}-128\.webp"/, table);
      const [row] = await sql`select logo_url from ${sql(table)} where name = 'With a logo'`;
      assert.match(row?.["logo_url"], /^\/media\/[0-9a-f]{32}-1600\.webp$/, table);
    }
    const more = multipartFields({ ...basicFields, name: "Without a logo" });
    const bare = await users.chair.call("createGroupByForm", {
      path: inAlliance,
      ...multipartForm(Buffer.alloc(0), { more }),
    });
    assert.equal(bare.status, 303, "an empty file is no logo");
    assert.doesNotMatch(await users.chair.read("showNewJob", inAlliance), /type="file"/);
  });

  const logos = [
    { id: "submitGroupPicture", path: inGroup, more: multipartFields({ place: "logo" }) },
    { id: "submitAlliancePicture", path: inAlliance, more: multipartFields({ place: "logo" }) },
    { id: "submitEntryPicture", path: { entry_id: kite.id }, more: "" },
  ] as const;

  await t.test("pictures are uploaded and removed; an invalid file renders the form with the error", async () => {
    const upload = (content: Buffer, fields: Record<string, string> = {}) => {
      const more = multipartFields({ place: "banner", ...fields });
      return users.organizer.call("submitGroupPicture", { path: inGroup, ...multipartForm(content, { more }) });
    };
    assert.match(requireStatus(await upload(Buffer.alloc(0)), 400), /href="#banner"/);
    assert.equal((await upload(await picture(), { place: "icon" })).status, 400);
    assert.match(locationOf(await upload(await picture())), /notice=picture_saved$/);
    assert.match((await call("getGroup", { path: inGroup })).body.banner_url, /\/media\/[0-9a-f]{32}-1600\.webp$/);
    assert.match(await users.organizer.read("showGroupForm", inGroup), /<img class="photo"/);
    assert.match(locationOf(await upload(Buffer.alloc(0), { remove: "yes" })), /picture_removed$/);
    assert.equal((await call("getGroup", { path: inGroup })).body.banner_url, null);
    for (const { id, path, more } of logos)
      for (const [file, status] of [
        [await picture({ color: "#112233" }), 303],
        [Buffer.from("no picture"), 400],
      ] as const)
        assert.equal((await users.chair.call(id, { path, ...multipartForm(file, { more }) })).status, status, id);
  });

  await t.test("returns 409 when the pictures of an administrator use all the space", async () => {
    const administrators = [chair.id, organizer.id, root.id];
    await sql`update uploads set bytes = '{1000000000,1000000000,1000000000}' where user_id = any (${administrators})`;
    const fresh = await picture({ color: "#abcdef" });
    for (const { id, path, more } of logos)
      assert.equal((await users.chair.call(id, { path, ...multipartForm(fresh, { more }) })).status, 409, id);
    for (const { kind, user, path, fields } of creations) {
      const request = { path, ...multipartForm(fresh, { more: multipartFields(fields) }) };
      assert.equal((await user.call(`create${kind}ByForm`, request)).status, 409, kind);
    }
  });

  await t.test(
    "creating and publishing lead to a page with the link to share, unless the resource is hidden",
    async () => {
      const sharedLinkOn = async (url: string) =>
        /<textarea id="secret"[^>]*>([^<]+)<\/textarea>/.exec(await users.chair.open(url))?.[1];
      for (const [active, link] of [
        ["yes", "https://alliance.test/groups/ours/shared"],
        ["no", undefined],
      ] as const) {
        const fields = { name: "Shared", description: "…", active };
        assert.equal(
          await sharedLinkOn(await users.chair.sendOk("createGroupByForm", inAlliance, fields)),
          link,
          active,
        );
      }
      assert.equal(await sharedLinkOn("/groups/ours/shared/edit?notice=saved"), undefined);
      for (const status of ["draft", "closed", "published"] as const) {
        await call("updateJob", { path: { job_id: opening.id }, body: { status }, as: as(root) });
        const [row] = await sql`select status from jobs where id = ${opening.id}`;
        const link = row?.["status"] === "published" ? `https://alliance.test/jobs/${opening.slug}` : undefined;
        assert.equal(await sharedLinkOn(`/jobs/${opening.slug}/edit?notice=published`), link, status);
      }
      const entryPath = `/landscape/${kite.id}`;
      assert.equal(await sharedLinkOn(`${entryPath}/edit?notice=created`), `https://alliance.test${entryPath}`);
      assert.equal(await sharedLinkOn("/alliances/ours/edit?notice=created"), "https://alliance.test/alliances/ours");
    },
  );

  await t.test("only an empty group can be deleted, and not by its own administrators", async () => {
    assert.equal((await users.organizer.send("deleteGroupByForm", inGroup)).status, 403);
    assert.equal((await users.chair.send("deleteGroupByForm", inGroup)).status, 409);
  });

  await t.test("the form makes the creator of a group its organizer and member", async () => {
    const form_key = hiddenFieldIn(await users.chair.read("showNewGroup", inAlliance), "form_key");
    const fields = { name: "Founded", description: "…", active: "yes", form_key };
    const submitNew = () => users.chair.sendOk("createGroupByForm", inAlliance, fields);
    const locations = await Promise.all([submitNew(), submitNew()]);
    assert.deepEqual(new Set(locations), new Set(["/groups/ours/founded/edit?notice=created"]), "pressed twice");
    const { body } = await call("getGroup", { path: { ...inAlliance, group_slug: "founded" }, as: as(chair) });
    assert.equal(body.member_count, 1);
    const inFounded = { ...inAlliance, group_id: body.id };
    for (const list of ["listGroupAdmins", "listGroupMembers"] as const) {
      const { items } = (await call(list, { path: inFounded, as: as(chair) })).body;
      assert.deepEqual([items.length, items[0].user.id], [1, chair.id], list);
    }
    assert.equal((await mails(chair.email)).length, 0);
    await sql`create function fail_role() returns trigger language plpgsql as $$ begin raise query_canceled; end $$`;
    await sql`create trigger fail_role before insert on memberships for each row execute function fail_role()`;
    const result = await users.chair.send("createGroupByForm", inAlliance, {
      ...basicFields,
      name: "Half",
      active: "yes",
    });
    assert.equal(result.status, 503);
    await sql`drop trigger fail_role on memberships`;
    const half = await call("getGroup", { path: { ...inAlliance, group_slug: "half" }, as: as(chair) });
    assert.equal(half.status, 404, "the failed request creates no group");
  });

  await t.test("an alliance can be edited", async () => {
    const version = versionIn(await users.chair.read("showAllianceForm", inAlliance));
    const fields = { name: "Ours", description: "Together.", links: "", version };
    const submit = (more: Fields) => users.chair.send("submitAlliance", inAlliance, { ...fields, ...Object(more) });
    assert.equal((await submit({ website_url: "ftp://x" })).status, 400);
    const rejection = await submit({ accent_color: "red", sender_name: "Bank <a@b.example>", terms_url: "x" });
    assert.match(rejection.body, /href="#accent_color">Enter a color as #/);
    assert.match(rejection.body, /href="#sender_name">Enter at most 64[\s\S]+href="#terms_url"/);
    const branding = { accent_color: " #0b7285", tagline: "Together.", sender_name: "Ours" };
    assert.equal(locationOf(await submit(branding)), "/alliances/ours/edit?notice=saved");
    const saved = await users.chair.read("showAllianceForm", inAlliance);
    assert.match(saved, /name="accent_color" type="text" value="#0b7285"/);
    assert.equal((await submit({ description: "Stale." })).status, 409);
  });

  const salary = { salary_minimum: "9", salary_maximum: "20", salary_currency: "eur", salary_period: "hour" };
  for (const { label, role, kind, segment, pathOf, fields, change, invalid } of [
    {
      label: "a group",
      role: "chair",
      kind: "Group",
      segment: "groups",
      pathOf: (slug: string) => ({ ...inAlliance, group_slug: slug }),
      fields: { name: "Brand new", description: "…", active: "no", latitude: "", longitude: "" },
      change: { category: "Cloud" },
      invalid: [{ name: " ", latitude: "north", links: "javascript:x", website_url: "ftp://x", tags: "x".repeat(50) }],
    },
    {
      label: "a job",
      role: "organizer",
      kind: "Job",
      segment: "jobs",
      pathOf: (slug: string) => ({ slug }),
      fields: {
        group_id: here.id,
        title: "Cook",
        company_name: "Kitchen",
        summary: "Cook.",
        description: "…",
        employment_type: "part_time",
        country_code: "KE",
        ...salary,
        expires_on: "",
        status: "draft",
      },
      change: { title: "Chef" },
      invalid: [{ title: "", salary_minimum: "many" }, { expires_on: "2020-01-01" }, { country_code: "XX" }],
    },
    {
      label: "a landscape entry",
      role: "organizer",
      kind: "Entry",
      segment: "landscape",
      pathOf: (id: string) => ({ entry_id: id }),
      fields: { name: "Moth", kind: "podcast", stage: "", summary: "Talks.", tags: "", published: "no" },
      change: { summary: "Talks on." },
      invalid: [{ stage: "seed" }],
    },
  ] as const)
    await t.test(`${label} is created hidden, edited and deleted; errors are 400, a stale form is 409`, async () => {
      const visitor = users[role];
      const form_key = hiddenFieldIn(await visitor.read(`showNew${kind}`, inAlliance), "form_key");
      const submitNew = (more: Fields = {}) =>
        visitor.send(`create${kind}ByForm`, inAlliance, { ...fields, form_key, ...Object(more) });
      for (const values of invalid) {
        const { status, body } = await submitNew(values);
        assert.equal(status, 400);
        for (const field of Object.keys(values)) assert.match(body, new RegExp(`href="#${field}">`), field);
      }
      const created = locationOf(await submitNew());
      assert.equal(locationOf(await submitNew()), created, "pressed twice");
      const path = pathOf(/\/([^/]+)\/edit\?notice=created$/.exec(created)?.[1] ?? assert.fail(created));
      const name = "title" in fields ? fields.title : fields.name;
      assert.match(await visitor.read(`showNew${kind}`, inAlliance), new RegExp(`>${name}</a>`));
      const neighborPage = await users.neighbor.call(`showNew${kind}`, { path: inAlliance });
      assert.doesNotMatch(neighborPage.body, new RegExp(`>${name}</a>`));
      const version = versionIn(await visitor.read(`show${kind}Form`, path));
      const save = (more: Fields = {}) =>
        visitor.send(`submit${kind}`, path, { ...fields, ...change, version, ...Object(more) });
      assert.match(locationOf(await save()), /\/edit\?notice=saved$/);
      const stale = requireStatus(await save({ description: "Mine" }), 409);
      assert.match(stale, /Mine/);
      assert.equal((await save({ description: "Mine", version: versionIn(stale) })).status, 303);
      assert.equal((await visitor.send(`delete${kind}ByForm`, path, { version })).status, 409);
      assert.equal(await visitor.sendOk(`delete${kind}ByForm`, path), `/alliances/ours/${segment}/new?notice=deleted`);
    });

  await t.test("publishes and closes a job of the group, but not of the alliance", async () => {
    const text = { company_name: "Kitchen", summary: "Cook.", description: "…", employment_type: "part_time" };
    const allianceJob = { ...text, status: "draft", title: "Baker", group_id: "alliance" };
    const groupJob = { ...allianceJob, ...salary, title: "Waiter", group_id: here.id };
    assert.equal((await users.organizer.send("createJobByForm", inAlliance, allianceJob)).status, 403);
    assert.equal((await users.chair.send("createJobByForm", inAlliance, allianceJob)).status, 303);
    const rejection = await users.organizer.send("createJobByForm", inAlliance, { ...groupJob, salary_maximum: "8" });
    assert.match(rejection.body, /href="#salary_/);
    await users.organizer.sendOk("createJobByForm", inAlliance, groupJob);
    const slug = { slug: "waiter" };
    assert.match(await users.organizer.read("showJobForm", slug), /name="salary_currency" type="text" value="EUR"/);
    const setStatus = (decision: string) => users.organizer.send("updateJobStatusByForm", slug, { decision });
    assert.equal((await setStatus("draft")).status, 400);
    assert.equal((await setStatus("closed")).status, 409);
    for (const status of ["published", "closed"])
      assert.equal(locationOf(await setStatus(status)), `/jobs/waiter/edit?notice=${status}`);
  });

  await t.test("public pages link to administration for administrators only", async () => {
    for (const [id, path, link] of [
      ["showGroup", inGroup, `/groups/ours/${here.slug}/members`],
      ["showAlliance", inAlliance, "/alliances/ours/edit"],
      ["showJob", { slug: opening.slug }, `/jobs/${opening.slug}/applications`],
      ["showLandscapeEntry", { entry_id: kite.id }, `/landscape/${kite.id}/edit`],
    ] as const) {
      assert.ok((await users.chair.read(id, path)).includes(`href="${link}"`), id);
      for (const browser of [users.ada, siteClient({ call })])
        assert.ok(!(await browser.read(id, path)).includes(`href="${link}"`), id);
    }
    const sharedLinks = ["edit", "invitations", "bans", "statistics"];
    for (const [role, id, path, more] of [
      ["organizer", "showGroup", `/groups/ours/${here.slug}`, ["members", "message", "organizers"]],
      ["chair", "showAlliance", "/alliances/ours", ["administrators", "audit", "webhooks"]],
    ] as const)
      for (const page of [await users[role].read(id, inGroup), await users[role].read("showDashboard")])
        for (const link of [...sharedLinks, ...more]) assert.ok(page.includes(`href="${path}/${link}"`), link);
    assert.doesNotMatch(await users.ada.read("showDashboard"), /\/administration\/reports/);
  });

  await t.test("returns 403 after losing the role, even to a form that was opened before (criterion 37)", async () => {
    const version = versionIn(await users.organizer.read("showGroupForm", inGroup));
    await sql`delete from roles where user_id = ${organizer.id}`;
    const rejection = await users.organizer.send("submitGroup", inGroup, { name: "Late", description: "x", version });
    for (const { status } of [rejection, await users.organizer.call("showReports")]) assert.equal(status, 403);
  });
});
