import assert from "node:assert/strict";
import { test } from "tap";
import type { Visitor } from "../support/people.ts";
import { formOf, partsOf, picture } from "../support/pictures.ts";
import { startService } from "../support/service.ts";
import { hiddenIn, html, locationOf, form as sent } from "../support/site.ts";
import { things } from "../support/things.ts";

const versionIn = (page: unknown): string => hiddenIn(page, "version");

test("pages of administrators", async (t) => {
  const service = await startService(t, { data: "none" });
  const { call, sql, person, session, as, appoint, mails } = service;
  const { root, alliance, group, event, job, entry } = await things(service);
  const ours = await alliance({ name: "Ours" });
  const theirs = await alliance({ name: "Theirs" });
  const here = await group(ours, { name: "Here" });
  const there = await group(ours, { name: "There" });
  const winter = await event(here);
  const opening = await job(ours, { group_id: here.id });
  const kite = await entry(ours);
  const [chair, organizer, neighbour, other, ada, bea] = await Promise.all([1, 2, 3, 4, 5, 6].map(() => person()));
  assert.ok(chair && organizer && neighbour && other && ada && bea);
  await appoint(chair, { alliance: ours.id });
  await appoint(organizer, { group: here.id });
  await appoint(neighbour, { group: there.id });
  await appoint(other, { alliance: theirs.id });
  await sql`update users set name = 'Bea Bauer' where id = ${bea.id}`;
  const at: Record<"chair" | "organizer" | "neighbour" | "other" | "ada" | "bea", Visitor> = {
    chair: await session(chair),
    organizer: await session(organizer),
    neighbour: await session(neighbour),
    other: await session(other),
    ada: await session(ada),
    bea: await session(bea),
  };
  const inGroup = { alliance: ours.slug, group_slug: here.slug };
  const inAlliance = { alliance: ours.slug };

  await t.test("reports are decided on, with a note, from the version that was shown", async () => {
    const about = { subject_type: "event", subject_id: winter.id, reason: "spam", text: "It only sells tickets." };
    const { body: report } = await call("createReport", { body: about, as: as(ada) });
    const personal = { subject_type: "user", subject_id: bea.id, reason: "harassment", text: "…" };
    await call("createReport", { body: { ...personal, alliance: ours.slug, group_id: here.id }, as: as(ada) });
    for (const [subject_type, { id }] of Object.entries({ group: here, job: opening, landscape_entry: kite }))
      await call("createReport", { body: { ...about, subject_type, subject_id: id }, as: as(ada) });
    const list = await at.organizer.call("showReports");
    const page: string = list.body;
    assert.match(page, new RegExp(`href="/events/ours/${here.slug}/${winter.slug}"`));
    assert.match(String(list.headers["cache-control"]), /no-store/);
    assert.match(page, /Reported by Ada Berger/);
    const { body: all } = await at.chair.call("showReports");
    for (const path of [`/groups/ours/${here.slug}`, `/jobs/${opening.slug}`, `/landscape/${kite.id}`])
      assert.ok(all.includes(`href="${path}"`), path);
    assert.match((await at.organizer.call("showDashboard")).body, /Reports: 3 to decide/);
    const path = { report_id: report.id };
    const version = /value="([^"]+)">(?:(?!<form)[\s\S])*$/.exec(page.split(`note-${report.id}`)[0] ?? "")?.[1] ?? "";
    const decide = (who: Visitor, fields: Record<string, string>) =>
      who.call("updateReportByForm", { path, ...sent(fields) });
    const wrong = await decide(at.organizer, { decision: "resolved", note: "\u0007" });
    assert.equal(wrong.status, 400);
    assert.match(wrong.body, new RegExp(`href="#note-${report.id}">Enter at most 2,000 characters`));
    const done = await decide(at.organizer, {
      decision: "resolved",
      note: "Talked to them.",
      version: version.replaceAll("&quot;", '"'),
    });
    assert.deepEqual([done.status, locationOf(done)], [303, "/administration/reports?notice=decided"]);
    const stale = await decide(at.chair, {
      decision: "dismissed",
      note: "Mine.",
      version: version.replaceAll("&quot;", '"'),
    });
    assert.equal(stale.status, 409);
    assert.match(stale.body, /Somebody else has decided meanwhile[\s\S]+>\s*Mine\.<\/textarea>/);
    const { body: decided } = await at.chair.call("showReports", { query: { view: "decided", notice: "decided" } });
    assert.match(decided, /Your decision is saved[\s\S]+Talked to them\.[\s\S]+Open again/);
    assert.equal((await sql`select from outbox where topic <> 'webhook' and payload::text like '%Talked%'`).length, 0);
    assert.equal((await decide(at.organizer, { decision: "open" })).status, 303);
    const { body: read } = await call("getReport", { path, as: as(chair) });
    assert.deepEqual([read.status, read.note], ["open", "Talked to them."], "a note that is not sent stays");
  });

  await t.test("an administrator does not see a report about themself, nor the reporter", async () => {
    const body = { subject_type: "user", subject_id: organizer.id, reason: "other", text: "Of the organizer." };
    await call("createReport", { body: { ...body, alliance: ours.slug, group_id: here.id }, as: as(bea) });
    assert.doesNotMatch((await at.organizer.call("showReports")).body, /Of the organizer/);
    assert.match((await at.chair.call("showReports")).body, /Of the organizer/);
  });

  await t.test("members are removed and banned, and bans lifted, where one may", async () => {
    for (const who of [ada, bea, organizer])
      await call("joinGroup", { path: { alliance: ours.slug, group_id: here.id }, as: as(who) });
    const { body } = await at.organizer.call("showGroupMembers", { path: inGroup });
    assert.match(body, /<strong dir="auto">Bea Bauer/);
    assert.doesNotMatch(body, /alliance_ban/);
    assert.match((await at.chair.call("showGroupMembers", { path: inGroup })).body, /alliance_ban/);
    const remove = (who: Visitor, { id: user_id }: { id: string }, fields: Record<string, string>) =>
      who.call("removeGroupMemberByForm", { path: { ...inGroup, user_id }, ...sent(fields) });
    assert.equal((await remove(at.organizer, ada, { extent: "alliance_ban" })).status, 403);
    const pointless = await remove(at.organizer, ada, { extent: "removal", reason: "Why not" });
    assert.equal(pointless.status, 400);
    assert.match(pointless.body, /<details class="confirm" open>[\s\S]+value="Why not"/);
    assert.equal((await remove(at.chair, organizer, { extent: "removal" })).status, 409, "an administrator");
    const removed = await remove(at.organizer, ada, { extent: "removal", reason: " " });
    assert.equal(locationOf(removed), `/groups/ours/${here.slug}/members?notice=removed`);
    const banned = await remove(at.organizer, bea, { extent: "group_ban", reason: "Sold tickets" });
    assert.equal(locationOf(banned), `/groups/ours/${here.slug}/members?notice=banned`);
    const fromEvent = await remove(at.organizer, bea, { extent: "group_ban", event_slug: "a-party" });
    assert.equal(locationOf(fromEvent), `/events/ours/${here.slug}/a-party/attendees?notice=banned`);
    const ended = await remove(at.organizer, bea, { extent: "removal", event_slug: winter.slug });
    const cookie = `session_id=${at.organizer.session()}`;
    const list = await service.raw({ url: locationOf(ended), headers: { ...html, cookie } });
    assert.equal(list.status, 200);
    assert.doesNotMatch(JSON.stringify(await mails(bea.email)), /tickets|Sold/, "the reason is for administrators");
    const { body: bans } = await at.chair.call("showGroupBans", { path: inGroup });
    assert.match(bans, /Sold tickets/);
    assert.match((await at.chair.call("showAllianceBans", { path: inAlliance })).body, /Nobody is banned/);
    assert.equal((await remove(at.chair, ada, { extent: "alliance_ban" })).status, 303);
    assert.match((await at.chair.call("showAllianceBans", { path: inAlliance })).body, /Ada Berger/);
    const lift = { path: { ...inGroup, user_id: bea.id }, headers: html };
    assert.equal(
      locationOf(await at.organizer.call("deleteGroupBanByForm", lift)),
      `/groups/ours/${here.slug}/bans?notice=lifted`,
    );
    const liftAll = { path: { ...inAlliance, user_id: ada.id }, headers: html };
    assert.equal((await at.organizer.call("deleteAllianceBanByForm", liftAll)).status, 403);
    assert.equal(
      locationOf(await at.chair.call("deleteAllianceBanByForm", liftAll)),
      "/alliances/ours/bans?notice=lifted",
    );
    assert.equal((await sql`select from bans`).length, 0);
  });

  await t.test("applications are read and decided on by who administers the job", async () => {
    const note = "I like pagers.";
    await call("applyToJob", {
      path: { job_id: opening.id },
      body: { note, resume_url: "https://ada.example.org/cv" },
      as: as(ada),
    });
    assert.match((await at.chair.call("showDashboard")).body, /Site reliability engineer: 1 new application/);
    const path = { slug: opening.slug };
    const { body: page } = await at.chair.call("showJobApplications", { path });
    assert.match(page, /I like pagers/);
    assert.match(page, /href="https:\/\/ada\.example\.org\/cv" rel="nofollow/);
    const application_id = /applications\/([0-9a-f-]{36})"/.exec(page)?.[1] ?? assert.fail();
    const version = versionIn(page);
    const decide = (who: Visitor, decision: string) =>
      who.call("updateApplicationByForm", { path: { ...path, application_id }, ...sent({ decision, version }) });
    assert.equal(locationOf(await decide(at.chair, "in_review")), `/jobs/${opening.slug}/applications?notice=decided`);
    assert.equal((await decide(at.chair, "rejected")).status, 409);
    assert.match((await at.chair.call("showJobApplications", { path })).body, /In review/);
  });

  await t.test("the form of a group reads numbers, tags and links; a new member is no conflict", async () => {
    const version = versionIn((await at.organizer.call("showGroupForm", { path: inGroup })).body);
    await call("joinGroup", { path: { alliance: ours.slug, group_id: here.id }, as: as(bea) });
    const fields = {
      name: "Here & <there>",
      description: "We meet.\r\nOften.",
      latitude: "52,5",
      longitude: "13.4",
      tags: "linux,  maps , linux",
      links: "Mailing list https://lists.example.org/here\r\nChat https://chat.example.org",
      version,
    };
    const saved = await at.organizer.call("submitGroup", { path: inGroup, ...sent(fields) });
    assert.equal(locationOf(saved), `/groups/ours/${here.slug}/edit?notice=saved`);
    const { body } = await call("getGroup", { path: inGroup });
    assert.deepEqual(
      [body.name, body.location, body.tags, body.links.length, body.active],
      ["Here & <there>", { latitude: 52.5, longitude: 13.4 }, ["linux", "maps"], 2, true],
    );
    const { body: page } = await at.organizer.call("showGroupForm", { path: inGroup });
    assert.doesNotMatch(page, /Delete the group/, "that is for the alliance");
  });

  await t.test("a logo is chosen while a group, an alliance or a landscape entry is created", async () => {
    const content = await picture({ colour: "#445566" });
    const founder = await session(root);
    const described = { name: "With a logo", description: "…" };
    const entryFields = { name: "With a logo", kind: "podcast", summary: "Talks." };
    const send = (file: Buffer, who: Visitor, form: "group" | "alliance" | "entry") => {
      const more = partsOf(form === "entry" ? entryFields : described);
      const body = formOf(file, { more });
      if (form === "alliance") return who.call("createAllianceByForm", body);
      return who.call(form === "group" ? "createGroupByForm" : "createEntryByForm", { path: inAlliance, ...body });
    };
    for (const [form, who, page] of [
      ["group", at.chair, await at.chair.call("showNewGroup", { path: inAlliance })],
      ["alliance", founder, await founder.call("showNewAlliance")],
      ["entry", at.organizer, await at.organizer.call("showNewEntry", { path: inAlliance })],
    ] as const) {
      assert.match(
        page.body,
        /<form [^>]*enctype="multipart\/form-data">[\s\S]+<input id="photo" name="photo" type="file"/,
      );
      const wrong = await send(Buffer.from("no picture"), who, form);
      assert.equal(wrong.status, 400, form);
      assert.match(wrong.body, /href="#photo"[\s\S]+value="With a logo"/);
      const created = await send(content, who, form);
      assert.equal(created.status, 303, `${form}: ${created.body}`);
      const cookie = `session_id=${who.session()}`;
      const { payload } = await service.raw({ url: locationOf(created), headers: { ...html, cookie } });
      assert.match(payload, /<img class="photo" src="\/media\/[0-9a-f]{32}-128\.webp"/, form);
      const [row] = await sql`select logo_url from ${sql(form === "entry" ? "landscape_entries" : `${form}s`)}
        where name = 'With a logo'`;
      assert.match(row?.["logo_url"], /^\/media\/[0-9a-f]{32}-1600\.webp$/, form);
    }
    const bare = await at.chair.call("createGroupByForm", {
      path: inAlliance,
      ...formOf(Buffer.alloc(0), { more: partsOf({ ...described, name: "Without a logo" }) }),
    });
    assert.equal(bare.status, 303, "an empty file is no logo");
    assert.doesNotMatch((await at.chair.call("showNewJob", { path: inAlliance })).body, /type="file"/);
  });

  await t.test("pictures are uploaded and removed; no picture is the form again with the reason", async () => {
    const upload = async (who: Visitor, content: Buffer, place = "banner", more: Record<string, string> = {}) =>
      who.call("submitGroupPicture", {
        path: inGroup,
        ...formOf(content, {
          more: partsOf({ place, ...more }),
        }),
      });
    const none = await upload(at.organizer, Buffer.alloc(0));
    assert.equal(none.status, 400);
    assert.match(none.body, /href="#banner"/);
    assert.equal((await upload(at.organizer, await picture(), "icon")).status, 400);
    assert.match(locationOf(await upload(at.organizer, await picture())), /notice=picture_saved$/);
    assert.match((await call("getGroup", { path: inGroup })).body.banner_url, /\/media\/[0-9a-f]{32}-1600\.webp$/);
    assert.match((await at.organizer.call("showGroupForm", { path: inGroup })).body, /<img class="photo"/);
    assert.match(
      locationOf(await upload(at.organizer, Buffer.alloc(0), "banner", { remove: "yes" })),
      /picture_removed$/,
    );
    assert.equal((await call("getGroup", { path: inGroup })).body.banner_url, null);
    const place = partsOf({ place: "logo" });
    const logo = formOf(await picture({ colour: "#112233" }), { more: place });
    assert.equal((await at.chair.call("submitAlliancePicture", { path: inAlliance, ...logo })).status, 303);
    const ofEntry = formOf(await picture({ colour: "#223344" }));
    const atEntry = { path: { entry_id: kite.id }, ...ofEntry };
    assert.equal((await at.chair.call("submitEntryPicture", atEntry)).status, 303);
    for (const [operation, path] of [
      ["submitAlliancePicture", inAlliance],
      ["submitEntryPicture", { entry_id: kite.id }],
    ] as const) {
      const more = operation === "submitEntryPicture" ? "" : place;
      const wrong = formOf(Buffer.from("no picture"), { more });
      assert.equal((await at.chair.call(operation, { path, ...wrong })).status, 400);
    }
  });

  await t.test("409 when the pictures of an administrator take all the space", async () => {
    await sql`update uploads set bytes = '{1000000000,1000000000,1000000000}' where user_id = ${chair.id}`;
    const place = partsOf({ place: "logo" });
    const fresh = await picture({ colour: "#abcdef" });
    for (const [id, path, more] of [
      ["submitGroupPicture", inGroup, place],
      ["submitAlliancePicture", inAlliance, place],
      ["submitEntryPicture", { entry_id: kite.id }, ""],
    ] as const)
      assert.equal((await at.chair.call(id, { path, ...formOf(fresh, { more }) })).status, 409, id);
    await sql`update uploads set bytes = '{1000000000,1000000000,1000000000}' where user_id = ${root.id}`;
    const founder = await session(root);
    const described = { name: "Full", description: "…" };
    for (const [id, who, path, fields] of [
      ["createGroupByForm", at.chair, inAlliance, described],
      ["createAllianceByForm", founder, {}, described],
      ["createEntryByForm", at.chair, inAlliance, { name: "Full", kind: "podcast", summary: "Talks." }],
    ] as const)
      assert.equal((await who.call(id, { path, ...formOf(fresh, { more: partsOf(fields) }) })).status, 409, id);
  });

  await t.test("creating and publishing end on a page with the link to share, unless it is hidden", async () => {
    const page = async (location: string) =>
      (await service.raw({ url: location, headers: { ...html, cookie: `session_id=${at.chair.session()}` } })).payload;
    const linkIn = (body: string) => /<textarea id="secret"[^>]*>([^<]+)<\/textarea>/.exec(body)?.[1];
    for (const [active, link] of [
      ["yes", "https://alliance.test/groups/ours/shared"],
      ["no", undefined],
    ] as const) {
      const created = await at.chair.call("createGroupByForm", {
        path: inAlliance,
        ...sent({ name: "Shared", description: "…", active }),
      });
      assert.equal(linkIn(await page(locationOf(created))), link, active);
    }
    assert.equal(linkIn(await page("/groups/ours/shared/edit?notice=saved")), undefined);
    for (const status of ["draft", "closed", "published"] as const) {
      await call("updateJob", { path: { job_id: opening.id }, body: { status }, as: as(root) });
      const [row] = await sql`select status from jobs where id = ${opening.id}`;
      const link = row?.["status"] === "published" ? `https://alliance.test/jobs/${opening.slug}` : undefined;
      assert.equal(linkIn(await page(`/jobs/${opening.slug}/edit?notice=published`)), link, status);
    }
    const shown = await page(`/landscape/${kite.id}/edit?notice=created`);
    assert.equal(linkIn(shown), `https://alliance.test/landscape/${kite.id}`);
    assert.equal(linkIn(await page("/alliances/ours/edit?notice=created")), "https://alliance.test/alliances/ours");
  });

  await t.test("only an empty group is deleted, and not by its own administrators", async () => {
    for (const [who, status] of [
      ["organizer", 403],
      ["chair", 409],
    ] as const)
      assert.equal((await at[who].call("deleteGroupByForm", { path: inGroup, ...sent() })).status, status, who);
  });

  await t.test("the form makes the creator of a group its organizer and member", async () => {
    const { body: blank } = await at.chair.call("showNewGroup", { path: inAlliance });
    const form_key = hiddenIn(blank, "form_key");
    const fields = { name: "Founded", description: "…", active: "yes", form_key };
    const press = () => at.chair.call("createGroupByForm", { path: inAlliance, ...sent(fields) });
    const [created, again] = await Promise.all([press(), press()]);
    assert.equal(locationOf(created), "/groups/ours/founded/edit?notice=created");
    assert.equal(locationOf(again), locationOf(created), "pressed twice");
    const path = { alliance: ours.slug, group_slug: "founded" };
    const { body } = await call("getGroup", { path, as: as(chair) });
    assert.equal(body.member_count, 1);
    const inFounded = { alliance: ours.slug, group_id: body.id };
    const { body: admins } = await call("listGroupAdmins", { path: inFounded, as: as(chair) });
    assert.deepEqual(
      admins.items.map(({ user }: { user: { id: string } }) => user.id),
      [chair.id],
    );
    const { body: members } = await call("listGroupMembers", { path: inFounded, as: as(chair) });
    assert.equal(members.items.length, 1);
    assert.equal((await mails(chair.email)).length, 0);
    await sql`create function fail_role() returns trigger language plpgsql as $$ begin raise query_canceled; end $$`;
    await sql`create trigger fail_role before insert on memberships for each row execute function fail_role()`;
    const failed = await at.chair.call("createGroupByForm", {
      path: inAlliance,
      ...sent({ name: "Half", description: "…", active: "yes" }),
    });
    assert.equal(failed.status, 503);
    await sql`drop trigger fail_role on memberships`;
    const half = await call("getGroup", { path: { alliance: ours.slug, group_slug: "half" }, as: as(chair) });
    assert.equal(half.status, 404, "all of it or nothing");
  });

  await t.test("an alliance is edited", async () => {
    const { body: page } = await at.chair.call("showAllianceForm", { path: inAlliance });
    const fields = { name: "Ours", description: "Together.", links: "", version: versionIn(page) };
    const submit = (who: Visitor, more = {}) =>
      who.call("submitAlliance", { path: inAlliance, ...sent({ ...fields, ...more }) });
    assert.equal((await submit(at.chair, { website_url: "ftp://x" })).status, 400);
    const wrong = await submit(at.chair, { accent_color: "red", sender_name: "Bank <a@b.example>", terms_url: "x" });
    assert.match(wrong.body, /href="#accent_color">Enter a color as #/);
    assert.match(wrong.body, /href="#sender_name">Enter at most 64[\s\S]+href="#terms_url"/);
    const look = { accent_color: " #0b7285", tagline: "Together.", sender_name: "Ours" };
    assert.equal(locationOf(await submit(at.chair, look)), "/alliances/ours/edit?notice=saved");
    const { body: saved } = await at.chair.call("showAllianceForm", { path: inAlliance });
    assert.match(saved, /name="accent_color" type="text" value="#0b7285"/);
    assert.equal((await submit(at.chair, { description: "Stale." })).status, 409);
  });

  const salary = { salary_minimum: "9", salary_maximum: "20", salary_currency: "eur", salary_period: "hour" };
  for (const { what, who, create, list, show, submit, remove, place, pathOf, fields, change, wrong } of [
    {
      what: "a group",
      who: "chair",
      create: "createGroupByForm",
      list: "showNewGroup",
      show: "showGroupForm",
      submit: "submitGroup",
      remove: "deleteGroupByForm",
      place: "groups",
      pathOf: (slug: string) => ({ ...inAlliance, group_slug: slug }),
      fields: { name: "Brand new", description: "…", active: "no", latitude: "", longitude: "" },
      change: { category: "Cloud" },
      wrong: [{ name: " ", latitude: "north", links: "javascript:x", website_url: "ftp://x", tags: "x".repeat(50) }],
    },
    {
      what: "a job",
      who: "organizer",
      create: "createJobByForm",
      list: "showNewJob",
      show: "showJobForm",
      submit: "submitJob",
      remove: "deleteJobByForm",
      place: "jobs",
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
      wrong: [{ title: "", salary_minimum: "many" }, { expires_on: "2020-01-01" }, { country_code: "XX" }],
    },
    {
      what: "a landscape entry",
      who: "organizer",
      create: "createEntryByForm",
      list: "showNewEntry",
      show: "showEntryForm",
      submit: "submitEntry",
      remove: "deleteEntryByForm",
      place: "landscape",
      pathOf: (id: string) => ({ entry_id: id }),
      fields: { name: "Moth", kind: "podcast", stage: "", summary: "Talks.", tags: "", published: "no" },
      change: { summary: "Talks on." },
      wrong: [{ stage: "seed" }],
    },
  ] as const)
    await t.test(`${what} is created hidden, edited and deleted; 400 names problems, 409 a stale form`, async () => {
      const visitor = at[who];
      const form_key = hiddenIn((await visitor.call(list, { path: inAlliance })).body, "form_key");
      const press = (more: Record<string, string> = {}) =>
        visitor.call(create, { path: inAlliance, ...sent({ ...fields, form_key, ...more }) });
      for (const values of wrong) {
        const { status, body } = await press(values);
        assert.equal(status, 400);
        for (const field of Object.keys(values)) assert.match(body, new RegExp(`href="#${field}">`), field);
      }
      const created = locationOf(await press());
      assert.equal(locationOf(await press()), created, "pressed twice");
      const path = pathOf(/\/([^/]+)\/edit\?notice=created$/.exec(created)?.[1] ?? assert.fail(created));
      const name = "title" in fields ? fields.title : fields.name;
      assert.match((await visitor.call(list, { path: inAlliance })).body, new RegExp(`>${name}</a>`));
      assert.doesNotMatch((await at.neighbour.call(list, { path: inAlliance })).body, new RegExp(`>${name}</a>`));
      const version = versionIn((await visitor.call(show, { path })).body);
      const save = (more: Record<string, string> = {}) =>
        visitor.call(submit, { path, ...sent({ ...fields, ...change, version, ...more }) });
      assert.match(locationOf(await save()), /\/edit\?notice=saved$/);
      const stale = await save({ description: "Mine" });
      assert.equal(stale.status, 409);
      assert.match(stale.body, /Mine/);
      assert.equal((await save({ description: "Mine", version: versionIn(stale.body) })).status, 303);
      const drop = (more = {}) => visitor.call(remove, { path, ...sent(more) });
      assert.equal((await drop({ version })).status, 409);
      assert.equal(locationOf(await drop()), `/alliances/ours/${place}/new?notice=deleted`);
    });

  await t.test("a job of a group is published and closed; one of the alliance is the alliance's", async () => {
    const text = { company_name: "Kitchen", summary: "Cook.", description: "…", employment_type: "part_time" };
    const create = (who: Visitor, fields: Record<string, string>) =>
      who.call("createJobByForm", { path: inAlliance, ...sent({ ...text, status: "draft", ...fields }) });
    assert.equal((await create(at.organizer, { title: "Baker", group_id: "alliance" })).status, 403);
    assert.equal((await create(at.chair, { title: "Baker", group_id: "alliance" })).status, 303);
    const amounts = { ...salary, salary_maximum: "8" };
    assert.match(
      (await create(at.organizer, { title: "Waiter", group_id: here.id, ...amounts })).body,
      /href="#salary_/,
    );
    assert.equal((await create(at.organizer, { title: "Waiter", group_id: here.id, ...salary })).status, 303);
    const slug = { slug: "waiter" };
    const { body: page } = await at.organizer.call("showJobForm", { path: slug });
    assert.match(page, /name="salary_currency" type="text" value="EUR"/);
    const setStatus = (decision: string) =>
      at.organizer.call("updateJobStatusByForm", { path: slug, ...sent({ decision }) });
    assert.equal((await setStatus("draft")).status, 400);
    assert.equal((await setStatus("closed")).status, 409);
    for (const status of ["published", "closed"])
      assert.equal(locationOf(await setStatus(status)), `/jobs/waiter/edit?notice=${status}`);
  });

  await t.test("public pages lead there only those who may", async () => {
    const pages = [
      ["showGroup", inGroup, `/groups/ours/${here.slug}/members`],
      ["showAlliance", inAlliance, "/alliances/ours/edit"],
      ["showJob", { slug: opening.slug }, `/jobs/${opening.slug}/applications`],
      ["showLandscapeEntry", { entry_id: kite.id }, `/landscape/${kite.id}/edit`],
    ] as const;
    for (const [id, path, address] of pages) {
      assert.ok((await at.chair.call(id, { path })).body.includes(`href="${address}"`), id);
      assert.ok(!(await at.ada.call(id, { path })).body.includes(`href="${address}"`), id);
      assert.ok(!(await call(id, { path })).body.includes(`href="${address}"`), id);
    }
    for (const [who, path] of [
      ["organizer", `/groups/ours/${here.slug}`],
      ["chair", "/alliances/ours"],
    ] as const) {
      const pages = [
        await at[who].call(who === "chair" ? "showAlliance" : "showGroup", { path: inGroup }),
        await at[who].call("showDashboard"),
      ];
      const ofBoth = ["edit", "invitations", "bans", "statistics"];
      const more = who === "chair" ? ["administrators", "audit", "webhooks"] : ["members", "message", "organizers"];
      for (const place of [...ofBoth, ...more])
        for (const { body } of pages) assert.ok(body.includes(`href="${path}/${place}"`), place);
    }
    assert.doesNotMatch((await at.ada.call("showDashboard")).body, /\/administration\/reports/);
  });

  await t.test("criterion 37: whoever has lost the role gets 404, also for a form that is open", async () => {
    const version = versionIn((await at.organizer.call("showGroupForm", { path: inGroup })).body);
    await sql`delete from roles where user_id = ${organizer.id}`;
    const late = { path: inGroup, ...sent({ name: "Late", description: "x", version }) };
    const responses = [await at.organizer.call("submitGroup", late), await at.organizer.call("showReports")];
    for (const { status } of responses) assert.equal(status, 404);
  });
});
