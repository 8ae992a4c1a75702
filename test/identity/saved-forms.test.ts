import assert from "node:assert/strict";
import { test } from "tap";
import type { RouteId } from "../../src/server/http/contract.ts";
import { startCommunity } from "../support/fixtures.ts";
import { createVisitor, type Person, password, type Visitor } from "../support/people.ts";
import { multipartForm, picture } from "../support/pictures.ts";
import { purgeBatch } from "../support/purging.ts";
import type { Request } from "../support/service.ts";
import { locationOf, form as siteForm } from "../support/site.ts";

const fromPage = { accept: "text/html", "sec-fetch-site": "same-origin" };
const form = (fields: Record<string, string>) => siteForm(fields, fromPage);
const hour = 3_600_000;

const savedUrl = (page: string) => {
  const next = encodeURIComponent(`/auth/saved-form?next=${encodeURIComponent(page)}`);
  return `/auth/login?next=${next}&notice=form_saved`;
};
const notSavedUrl = (page: string) => `/auth/login?next=${encodeURIComponent(page)}&notice=not_saved`;

test("a form that is sent after the session has ended", async (t) => {
  const clock = { time: new Date("2026-11-20T12:00:00Z").getTime() };
  const service = await startCommunity(t, { clock: () => new Date(clock.time) });
  const { sql, person, signIn, linkToken, appoint, event, ours, berlin } = service;
  const profile = { name: "Ada Typed", bio: "A <b>long</b> text", show_as_attendee: "yes" };
  const endSessions = ({ id }: Person) => sql`delete from sessions where user_id = ${id}`;
  const signInNewUser = async () => {
    const user = await person();
    return { user, visitor: await signIn(user) };
  };
  /** Sends a form after the user's session has ended. */
  const submit = async (id: RouteId = "submitProfile", request: Request = form(profile)) => {
    const { user, visitor } = await signInNewUser();
    await endSessions(user);
    return { user, visitor, response: await visitor.call(id, request) };
  };
  const logIn = (visitor: Visitor, { email }: Person, next = "/dashboard") =>
    visitor.call("logIn", { body: { email, password, next } });
  const resume = (visitor: Visitor, next = "/settings/profile") =>
    visitor.call("showSavedForm", { query: { next }, headers: { accept: "text/html" } });
  const rows = () => sql<{ user_id: string; content: unknown }[]>`select user_id, content from saved_forms`;

  await t.test("is filled in again after the sign-in, and can be sent again", async () => {
    const { user, visitor, response } = await submit();
    assert.deepEqual([response.status, locationOf(response)], [303, savedUrl("/settings/profile")]);
    assert.match(String(response.headers["set-cookie"]), /^saved_form=.*Path=\/auth\/saved-form; HttpOnly; /);
    const { next, notice } = Object.fromEntries(new URL(locationOf(response), "https://a.test").searchParams);
    const login = await visitor.call("showLogin", { query: { next: next ?? "", notice: notice ?? "" } });
    assert.match(login.body, /We have saved your entries for an hour/);
    assert.equal(locationOf(await logIn(visitor, user, next)), next);
    const page = await resume(visitor);
    assert.equal(page.status, 200);
    assert.match(page.body, /role="alert"[\s\S]+nothing was saved\. Your entries have been restored/);
    assert.match(page.body, /name="name"[^>]* value="Ada Typed"/);
    assert.match(page.body, /A &lt;b&gt;long&lt;\/b&gt; text<\/textarea>/);
    assert.match(page.body, /id="show_as_attendee" value="yes" checked/);
    const readStoredName = async () => (await visitor.call("getMe")).body.name;
    assert.equal(await readStoredName(), "Ada Berger", "the form is restored, but not submitted");
    assert.equal((await visitor.call("submitProfile", form(profile))).status, 303);
    assert.equal(await readStoredName(), "Ada Typed");
  });

  await t.test("is saved after signing out in another tab, and filled in after a sign-in by a link", async () => {
    const { user, visitor } = await signInNewUser();
    const formOwner = visitor.cookies.get("form_owner");
    await visitor.call("logOut", form({}));
    assert.notEqual(visitor.cookies.get("form_owner"), formOwner);
    assert.equal(locationOf(await visitor.call("submitProfile", form(profile))), savedUrl("/settings/profile"));
    const next = "/auth/saved-form?next=%2Fsettings%2Fprofile";
    await visitor.call("requestSignInLink", { body: { email: user.email, next } });
    const response = await visitor.call("finishSignIn", { body: { token: await linkToken(user.email) } });
    assert.equal(locationOf(response), next);
    assert.match((await resume(visitor)).body, /Ada Typed/);
    const otherBrowser = await signIn(user);
    assert.equal(locationOf(await resume(otherBrowser)), "/settings/profile");
    await visitor.call("logOut", form({}));
    clock.time += 1.1 * hour;
    assert.equal(locationOf(await visitor.call("submitProfile", form(profile))), notSavedUrl("/settings/profile"));
  });

  await t.test("is not shown to another user who signs in with the same browser", async () => {
    const { user, visitor } = await submit();
    const other = await person();
    await logIn(visitor, other);
    const page = await resume(visitor);
    assert.deepEqual([page.status, locationOf(page)], [303, "/settings/profile"]);
    await endSessions(other);
    const anonymous = await resume(visitor);
    const next = encodeURIComponent("/auth/saved-form?next=%2Fsettings%2Fprofile");
    assert.equal(locationOf(anonymous), `/auth/login?next=${next}`);
    await logIn(visitor, user);
    assert.match((await resume(visitor)).body, /Ada Typed/);
  });

  await t.test("is restored on any page, with its path, boxes and version", async () => {
    const { slug } = await event(berlin);
    const path = { alliance: ours.slug, group_slug: berlin.slug, event_slug: slug };
    const eventUrl = `/events/${ours.slug}/${berlin.slug}/${slug}`;
    const { user, visitor } = await signInNewUser();
    await appoint(user, { group: berlin.id });
    const { body: editor } = await visitor.call("showEventEditor", { path });
    const version = /name="version" value="([^"]+)"/.exec(editor)?.[1]?.replaceAll("&quot;", '"') ?? "";
    await endSessions(user);
    const fields = { name: "Summer meetup", description: "", starts_at: "2027-06-01T18:00", version };
    const response = await visitor.call("updateEventByForm", { path, ...form(fields) });
    assert.equal(locationOf(response), savedUrl(`${eventUrl}/edit`));
    await logIn(visitor, user);
    const { body } = await resume(visitor, `${eventUrl}/edit`);
    assert.match(body, /name="name"[^>]* value="Summer meetup"/);
    assert.match(body, /value="2027-06-01T18:00"/);
    assert.ok(body.includes(`name="version" value="${version.replaceAll('"', "&quot;")}"`));
    await sql`delete from roles where user_id = ${user.id}`;
    assert.equal((await resume(visitor, `${eventUrl}/edit`)).status, 403, "not without permission");
    await sql`delete from events where slug = ${slug}`;
    assert.equal((await resume(visitor, `${eventUrl}/edit`)).status, 404, "the event no longer exists");
  });

  await t.test("is filled in with the checked boxes only, even where all boxes were checked before", async () => {
    const chosen = form({ kinds: "event_reminder", new_events: "never" });
    const { user, visitor } = await submit("submitNotifications", chosen);
    await logIn(visitor, user);
    const { body } = await resume(visitor, "/settings/notifications");
    const checked = [...body.matchAll(/name="(?:kinds|new_events)"[^>]* value="(\w+)" checked/g)].map(
      ([, value]) => value,
    );
    assert.deepEqual(checked, ["event_reminder", "never"]);
  });

  await t.test("is stored without passwords and codes, and requires files to be chosen again", async () => {
    const { response, user } = await submit("changeEmailByForm", form({ email: "next@example.org", password }));
    assert.equal(locationOf(response), savedUrl("/settings/account"));
    const [row] = await sql`select content::text as text from saved_forms where user_id = ${user.id}`;
    assert.match(String(row?.["text"]), /next@example/);
    assert.doesNotMatch(String(row?.["text"]), /herons/);
    const secrets = { current_password: password, new_password: "eight herons" };
    const unsaved = await submit("changePassword", form(secrets));
    assert.equal(locationOf(unsaved.response), notSavedUrl("/settings/security"));
    const path = { alliance: ours.slug, group_slug: berlin.slug };
    const more = '--BOUNDARY\r\ncontent-disposition: form-data; name="name"\r\n\r\nWith a picture\r\n';
    const file = multipartForm(await picture(), { more });
    const organizer = await signInNewUser();
    await appoint(organizer.user, { group: berlin.id });
    await endSessions(organizer.user);
    const headers = { ...fromPage, ...file.headers };
    const created = await organizer.visitor.call("createEventByForm", { path, body: file.body, headers });
    const page = `/groups/${ours.slug}/${berlin.slug}/events/new`;
    assert.equal(locationOf(created), savedUrl(page));
    await logIn(organizer.visitor, organizer.user);
    const { body } = await resume(organizer.visitor, page);
    assert.match(body, /choose your file again[\s\S]+value="With a picture"/);
    assert.equal((await sql`select from uploads`).length, 0);
    assert.equal((await sql`select from events where name = 'With a picture'`).length, 0);
  });

  await t.test("is not stored for other sites, programs and anonymous visitors, nor when too long", async () => {
    const { visitor, user } = await signInNewUser();
    await endSessions(user);
    const before = (await rows()).length;
    const send = (request: Request) => visitor.call("submitProfile", request);
    const { headers, body } = form(profile);
    for (const site of ["cross-site", "same-site"])
      assert.equal((await send({ body, headers: { ...headers, "sec-fetch-site": site } })).status, 403);
    const { "sec-fetch-site": _site, ...withoutSite } = Object(headers);
    assert.equal(locationOf(await send({ body, headers: withoutSite })), "/auth/login?next=%2Fsettings%2Fprofile");
    assert.equal(locationOf(await send({ body: profile, headers: fromPage })), notSavedUrl("/settings/profile"));
    const anonymous = createVisitor(service);
    assert.equal(locationOf(await anonymous.call("submitProfile", form(profile))), notSavedUrl("/settings/profile"));
    visitor.cookies.set("form_owner", `${"A".repeat(22)}.${"B".repeat(90)}`);
    assert.equal(locationOf(await send(form(profile))), notSavedUrl("/settings/profile"));
    const long = await submit("submitProfile", form({ ...profile, links: "x".repeat(65_600) }));
    assert.equal(locationOf(long.response), notSavedUrl("/settings/profile"));
    const wrongPath = { path: { alliance: "Not A Slug", group_slug: "x" } };
    const unsaved = await submit("joinGroupByForm", { ...wrongPath, ...form({}) });
    assert.doesNotMatch(locationOf(unsaved.response), /form_saved/);
    assert.equal((await rows()).length, before);
    assert.equal((await submit("submitProfile", form({ name: "a\0b" }))).response.status, 400);
  });

  await t.test("is limited by IP address, and stored once per user", async () => {
    await sql`delete from rate_limits`;
    const limited = await service.startAnother({ limits: { factor: 1, saved_forms_per_address: 2 } });
    const { user, visitor } = await signInNewUser();
    await endSessions(user);
    const otherBrowser = createVisitor(limited, {}, new Map(visitor.cookies));
    const locations = [];
    for (const name of ["First", "Second", "Third"])
      locations.push(locationOf(await otherBrowser.call("submitProfile", form({ name }))));
    const location = savedUrl("/settings/profile");
    assert.deepEqual(locations, [location, location, notSavedUrl("/settings/profile")]);
    assert.equal((await rows()).filter(({ user_id }) => user_id === user.id).length, 1);
    await logIn(otherBrowser, user);
    assert.match((await resume(otherBrowser)).body, / value="Second"/);
  });

  await t.test("expires after an hour, and with the account", async () => {
    const { user, visitor } = await submit();
    await logIn(visitor, user);
    clock.time += 0.9 * hour;
    assert.equal((await resume(visitor)).status, 200);
    clock.time += 0.2 * hour;
    assert.equal((await resume(visitor)).status, 303);
    assert.ok((await purgeBatch(service.db, "saved_forms", { now: new Date(clock.time) })) > 0);
    const former = await submit();
    await logIn(former.visitor, former.user);
    assert.equal((await former.visitor.call("deleteMe")).status, 200);
    assert.equal((await rows()).length, 0);
    const after = await former.visitor.call("submitProfile", form(profile));
    assert.equal(locationOf(after), notSavedUrl("/settings/profile"), "there is no account to store it for");
    assert.equal((await resume(visitor, "//example.org")).status, 400);
  });
});
