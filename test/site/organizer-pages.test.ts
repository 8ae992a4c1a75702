import assert from "node:assert/strict";
import { test } from "tap";
import { v7 as uuid } from "uuid";
import { startCommunity } from "../support/fixtures.ts";
import type { Person } from "../support/people.ts";
import { multipartFields, multipartForm, picture } from "../support/pictures.ts";
import { requireStatus } from "../support/responses.ts";
import { form, html, locationOf, siteClient } from "../support/site.ts";

const entities: Record<string, string> = { lt: "<", gt: ">", quot: '"', amp: "&", "#39": "'" };

const unescapeHtml = (text: string): string =>
  text.replaceAll(/&(lt|gt|quot|amp|#39);/g, (_, name: string) => entities[name] ?? "");

/** Returns the values that a browser sends for the form that saves an event. */
const fieldsIn = (page: unknown): Record<string, string[]> => {
  const [, formHtml = ""] =
    /<form method="post" action="[^"]*\/(?:edit|events\/new)" enctype="multipart\/form-data">([\s\S]*?)<\/form>/.exec(
      String(page).replaceAll(/<details class="confirm"[\s\S]*?<\/details>/g, ""),
    ) ?? [];
  const fields: Record<string, string[]> = {};
  const add = (name: string, value: string) => {
    fields[name] = [...(fields[name] ?? []), unescapeHtml(value)];
  };
  const controls =
    /<input ([^>]*)>|<select [^>]*name="([^"]+)"[^>]*>([\s\S]*?)<\/select>|<textarea [^>]*name="([^"]+)"[^>]*>\n([\s\S]*?)<\/textarea>/g;
  for (const [, input, select, options = "", area, text = ""] of formHtml.matchAll(controls)) {
    if (area) add(area, text);
    else if (select) {
      const [, value, label = ""] =
        /<option(?: value="([^"]*)")? selected>([^<]*)/.exec(options) ??
        /<option(?: value="([^"]*)")?>([^<]*)/.exec(options) ??
        [];
      add(select, value ?? label);
    } else if (input && !(/type="(?:checkbox|file)"/.test(input) && !/ checked/.test(input)))
      add(/name="([^"]+)"/.exec(input)?.[1] ?? "", /value="([^"]*)"/.exec(input)?.[1] ?? "");
  }
  return fields;
};

test("organizers run their events in a browser", async (t) => {
  const service = await startCommunity(t, { shortNames: true });
  const { call, sql, person, session, appoint, as } = service;
  const { root, group, event, inHours, attend, cancel, ours, berlin: here } = service;
  const organizer = await person();
  await appoint(organizer, { group: here.id });
  const visitor = await session(organizer);
  const inGroup = { alliance: ours.slug, group_slug: here.slug };
  const pathOf = ({ slug }: { slug: string }) => ({ ...inGroup, event_slug: slug });

  const { read, send, sendOk } = siteClient(visitor);
  /** The URL of the form for a new event contains its idempotency key. */
  const readNew = (path: Record<string, string> = inGroup) => read("showNewEvent", path, { form_key: uuid() });
  type Changes = Record<string, string | readonly string[]>;
  const create = (fields: Changes) => send("createEventByForm", inGroup, { ...basic, ...fields });
  const readForm = (slug: string) => read("showEventEditor", pathOf({ slug }));
  /** Submits the current values of the form, with changes. */
  const edit = async (slug: string, changes: Changes = {}) =>
    send("updateEventByForm", pathOf({ slug }), { ...fieldsIn(await readForm(slug)), ...changes });
  const readSaved = async (slug: string) => (await call("getEvent", { path: pathOf({ slug }), as: as(root) })).body;

  const basic = {
    name: "Bier und Bereitschaft",
    description: "No talks.",
    kind: "in_person",
    timezone: "Europe/Berlin",
    starts_at: "2027-03-24T18:00",
    ends_at: "2027-03-24T21:00",
  };
  let eventCount = 0;
  const createEvent = async (more: object = {}) => event(here, { name: `Event ${eventCount++}`, ...more });

  await t.test("creates a draft from the group's page, and publishes it", async () => {
    const page = await read("showGroup", inGroup);
    assert.match(page, /href="\/groups\/ours\/here\/events\/new">/);
    const empty = fieldsIn(await readNew());
    assert.deepEqual([empty["timezone"], empty["question_label"]], [[""], Array(10).fill("")]);
    const created = await send("createEventByForm", inGroup, {
      ...empty,
      ...basic,
      tags: "on-call, community, on-call",
      venue_name: "Kaffeefabrik",
      venue_country_code: "DE",
      capacity: "80",
      waitlist_enabled: ["no", "yes"],
      max_guests: "2",
      rsvp_closes_at: "2027-03-24T12:00",
      question_label: ["What would you like to drink?", "", "Anything else?"],
      question_kind: ["choice", "text", "text"],
      question_options: ["Beer\nWater\nBeer\n", "", ""],
      question_required: ["yes", "no", "no"],
      status: "draft",
    });
    assert.equal(created.status, 303, String(created.body));
    const eventUrl = "/events/ours/here/bier-und-bereitschaft";
    assert.equal(created.headers["location"], `${eventUrl}/edit?notice=event_created`);
    const body = await readSaved("bier-und-bereitschaft");
    assert.deepEqual(
      { ...body, questions: body.questions.map((question: object) => Object.values(question).slice(1)) },
      {
        ...body,
        status: "draft",
        starts_at: "2027-03-24T17:00:00Z",
        rsvp_closes_at: "2027-03-24T11:00:00Z",
        capacity: 80,
        waitlist_enabled: true,
        tags: ["on-call", "community"],
        max_guests: 2,
        venue: { ...body.venue, name: "Kaffeefabrik", city: null, country_code: "DE" },
        questions: [
          ["What would you like to drink?", "choice", true, ["Beer", "Water"]],
          ["Anything else?", "text", false, []],
        ],
      },
    );
    assert.match(await read("showGroup", inGroup), new RegExp(`href="${eventUrl}/edit"[^>]*>Bier und Bereitschaft`));
    const published = await send("publishEventByForm", pathOf(body));
    assert.equal(published.headers["location"], `${eventUrl}/edit?notice=event_published`);
    const link = `>https://alliance.test${eventUrl}</textarea>`;
    for (const notice of ["event_published", "events_published", "event_saved"]) {
      const page = await read("showEventEditor", pathOf(body), { notice });
      assert.equal(page.includes(link), notice !== "event_saved", notice);
    }
    const panel = await read("showEvent", pathOf(body));
    for (const subpage of ["edit", "attendees", "copies", "check-in", "message", "statistics"])
      assert.match(panel, new RegExp(`href="${eventUrl}/${subpage}"`));
    assert.match(await read("showDashboard"), /href="\/groups\/ours\/here\/events\/new">/);
    assert.deepEqual(fieldsIn(await readNew())["timezone"], ["Europe/Berlin"]);
  });

  await t.test("the form for a group's first event suggests the group's city and time zone, never UTC", async () => {
    const placed = await group(ours, { name: "Placed" });
    await appoint(organizer, { group: placed.id });
    const path = { alliance: ours.slug, group_slug: placed.slug };
    const openForm = async (city: string | null, country: string | null) => {
      await sql`update groups set city = ${city}, country_code = ${country} where id = ${placed.id}`;
      const page = await readNew(path);
      const fields = fieldsIn(page);
      const defaults = ["timezone", "venue_city", "venue_country_code"].flatMap(
        (name) => fields[name] ?? assert.fail(name),
      );
      return { page, fields, defaults };
    };
    for (const [city, country, timezone] of [
      [null, null, ""],
      ["Hamburg", "DE", "Europe/Berlin"],
      ["Barcelona", "ES", "Europe/Madrid"],
      ["Ceuta", "ES", "Africa/Ceuta"],
      ["São Paulo", "BR", "America/Sao_Paulo"],
      ["Curitiba", "BR", ""],
      ["New York", "US", "America/New_York"],
      ["Kathmandu", "NP", "Asia/Kathmandu"],
      ["Rosario", "AR", "America/Argentina/Buenos_Aires"],
    ] as const) {
      const { page, defaults } = await openForm(city, country);
      assert.deepEqual(defaults, [timezone, city ?? "", country ?? ""]);
      assert.match(page, /<script type="module" src="[^"]*times[^"]*\.js"/, "the browser's time zone comes first");
      assert.match(page, /data-browser-zone/);
    }
    const { fields } = await openForm("Hamburg", "DE");
    const unchosen = requireStatus(await send("createEventByForm", path, { ...fields, ...basic, timezone: "" }), 400);
    assert.match(unchosen, /id="timezone-problem"/);
    assert.doesNotMatch(unchosen, /id="venue_name-problem"|data-browser-zone/);
    const otherCity = { ...fields, ...basic, venue_city: "Bremen" };
    assert.match(String((await send("createEventByForm", path, otherCity)).body), /id="venue_name-problem"/);
    const createPlaced = async (more: Record<string, string>) => {
      const key = uuid();
      const location = await sendOk("createEventByForm", path, { ...fields, ...basic, ...more, form_key: key });
      const [, slug = assert.fail(location)] = /\/placed\/([^/]+)\/edit/.exec(location) ?? [];
      return (await call("getEvent", { path: { ...path, event_slug: slug }, as: as(root) })).body;
    };
    assert.equal((await createPlaced({ status: "draft", kind: "virtual" })).venue, null);
    const { venue } = await createPlaced({ status: "draft", name: "Dinner", venue_name: "Fabrik" });
    assert.deepEqual([venue.name, venue.city, venue.country_code], ["Fabrik", "Hamburg", "DE"]);
    assert.doesNotMatch(await readNew(path), /data-browser-zone/);
    await sql`update users set timezone = 'Asia/Tokyo' where id = ${organizer.id}`;
    await sql`delete from events where group_id = ${placed.id}`;
    const { page, defaults } = await openForm("Hamburg", "DE");
    assert.equal(defaults[0], "Asia/Tokyo");
    assert.doesNotMatch(page, /data-browser-zone/);
    await sql`update users set timezone = null where id = ${organizer.id}`;
  });

  await t.test("repeating or resending the form creates one event", async () => {
    const page = await visitor.call("showNewEvent", { path: inGroup, headers: html });
    assert.match(locationOf(page), /^\/groups\/ours\/here\/events\/new\?form_key=[\w-]{36}$/);
    const reloaded = await visitor.call("showNewEvent", { path: inGroup, headers: html });
    assert.notEqual(reloaded.headers["location"], page.headers["location"]);
    const { form_key = "" } = fieldsIn(await readNew());
    const fields = { ...basic, name: "Pressed twice", form_key };
    const requests = [1, 2, 3].map(() => send("createEventByForm", inGroup, fields));
    const [first, ...others] = (await Promise.all(requests)).map(({ headers }) => headers["location"]);
    assert.match(String(first), /pressed-twice\/edit\?notice=event_created$/);
    assert.deepEqual(others, [first, first]);
    const other = await send("createEventByForm", inGroup, { ...fields, summary: "After going back" });
    assert.match(locationOf(other), /pressed-twice\/edit\?notice=event_made_before$/);
    assert.equal((await sql`select from events where name = 'Pressed twice'`).length, 1);
  });

  await t.test("an invalid form is rendered again with its values, and a problem beside each field", async () => {
    const response = await create({
      name: "<b>Bold</b>",
      timezone: "Europe/Atlantis",
      tags: "x".repeat(41),
      capacity: "0",
      venue_city: "Berlin",
      question_label: ["Drink?"],
      question_kind: ["choice"],
      question_options: [""],
      question_required: ["no"],
    });
    const page = requireStatus(response, 400);
    for (const field of ["timezone", "tags", "venue_name", "question_options-0"])
      assert.match(page, new RegExp(`id="${field}-problem"`), field);
    assert.match(page, /value="&lt;b&gt;Bold&lt;\/b&gt;"/);
    const german = form({ ...basic, name: "" }, { "accept-language": "de" });
    const { body } = await visitor.call("createEventByForm", { ...german, path: inGroup });
    assert.match(String(body), /Gib einen Namen/);
  });

  await t.test("saving changes only the fields that differ", async () => {
    // 02:30 is ambiguous on this day, so the form does not change an unedited time.
    const times = { timezone: "Europe/Berlin", starts_at: "2027-10-31T01:30:00Z", ends_at: "2027-10-31T06:00:00Z" };
    const venue = { name: "Ufer", city: "Berlin", location: { latitude: 52.5, longitude: 13.4 } };
    const { slug } = await createEvent({ ...times, status: "draft", venue });
    assert.deepEqual(fieldsIn(await readForm(slug))["starts_at"], ["2027-10-31T02:30"]);
    assert.match(locationOf(await edit(slug)), /notice=event_saved$/);
    const before = await readSaved(slug);
    assert.equal((await edit(slug, { name: "Named" })).status, 303);
    const after = await readSaved(slug);
    assert.deepEqual({ ...after, name: "", updated_at: "" }, { ...before, name: "", updated_at: "" });
    await edit(slug, { venue_city: "Hamburg" });
    const updated = await readSaved(slug);
    assert.deepEqual([updated.venue.city, updated.venue.location], ["Hamburg", null]);
    await edit(slug, { venue_name: "", venue_city: "" });
    assert.equal((await readSaved(slug)).venue, null);
  });

  await t.test("a stale form returns 409 with submitted and saved values; saving again overwrites", async () => {
    const { slug } = await createEvent();
    const fields = fieldsIn(await readForm(slug));
    const save = (changes: Changes) => send("updateEventByForm", pathOf({ slug }), { ...fields, ...changes });
    const [first, second] = await Promise.all(
      ["From the first", "From the second"].map((summary) => save({ summary })),
    );
    assert.ok(first && second);
    assert.deepEqual([first.status, second.status].sort(), [303, 409]);
    const [conflict, winner] = first.status === 409 ? [first, "second"] : [second, "first"];
    assert.match(conflict.body, new RegExp(`Summary, currently saved: “From the ${winner}”`));
    const retry = fieldsIn(conflict.body);
    assert.deepEqual(retry["summary"], [winner === "first" ? "From the second" : "From the first"]);
    // A validation error does not update the version in the form.
    const invalid = await save({ name: "" });
    assert.deepEqual([invalid.status, fieldsIn(invalid.body)["version"]], [400, fields["version"]]);
    assert.equal((await send("updateEventByForm", pathOf({ slug }), retry)).status, 303);
    assert.equal((await readSaved(slug)).summary, retry["summary"]?.[0]);
  });

  await t.test("shows errors for too small a capacity and for duplicate questions at their fields", async () => {
    const fullEvent = await createEvent({ capacity: 5 });
    for (const user of [await person(), await person()]) await attend(user, fullEvent);
    const duplicates = {
      question_id: ["", ""],
      question_kind: ["text", "text"],
      question_options: ["", ""],
      question_required: ["no", "no"],
      question_label: ["Why?", "Why?"],
    };
    for (const [changes, status, field] of [
      [{ capacity: "1" }, 409, "capacity"],
      [duplicates, 400, "question_label-1"],
    ] as const) {
      assert.match(requireStatus(await edit(fullEvent.slug, changes), status), new RegExp(`id="${field}-problem"`));
    }
  });

  const datesIn = (page: string) => [...page.matchAll(/<time datetime="([^"]+)">/g)].map(([, time]) => time);

  await t.test("copies retain the time of day, and submitting twice creates each copy once", async () => {
    const weekly = { timezone: "Europe/Berlin", starts_at: "2027-03-17T17:00:00Z", ends_at: "2027-03-17T20:00:00Z" };
    const original = await createEvent(weekly);
    const fields = { starts_at: ["2027-05-01T20:00", ""], every: "week", times: "2" };
    for (const count of [3, 0])
      assert.equal(
        await sendOk("copyEventByForm", pathOf(original), fields),
        `/events/ours/here/${original.slug}/copies?made=${count}`,
      );
    const dates = datesIn(await read("showEventCopies", pathOf(original), { made: "3" }));
    for (const time of ["2027-03-24T17:00:00Z", "2027-03-31T16:00:00Z", "2027-05-01T18:00:00Z"])
      assert.ok(dates.includes(time), time);
    const autumn = { starts_at: "2026-10-21T16:00:00Z", ends_at: "2026-10-21T18:00:00Z", status: "draft" };
    const pastEvent = await createEvent({ ...weekly, ...autumn });
    await send("copyEventByForm", pathOf(pastEvent), { every: "two_weeks", times: "2" });
    const next = datesIn(await read("showEventCopies", pathOf(pastEvent))).filter((time) => time?.startsWith("2026-1"));
    assert.deepEqual(next, ["2026-12-02T17:00:00Z", "2026-12-16T17:00:00Z"]);
    for (const [invalid, field] of [
      [{ every: "never" }, "every"],
      [{ starts_at: "2027-03-28T02:30" }, "starts_at-0"],
      [{ every: "week", times: "53" }, "times"],
      [{ every: "week", until: "2027-03-18" }, "until"],
      [{ every: "week", until: "2027-02-30" }, "until"],
      [{ every: "week", until: "2030-03-18" }, "until"],
      [{ every: "week", times: "2", until: "2027-04-18" }, "until"],
      [{ every: "month_last", times: "2" }, "every"],
      [{ starts_at: "2020-05-01T20:00" }, "starts_at-0"],
    ] as const) {
      const page = requireStatus(await send("copyEventByForm", pathOf(original), invalid), 400, field);
      assert.match(page, new RegExp(`id="${field}-problem"`));
    }
  });

  await t.test("copies and publishes on the same weekday of each month, until a day", async () => {
    const third = { timezone: "Europe/Berlin", starts_at: "2027-03-17T17:00:00Z", ends_at: "2027-03-17T20:00:00Z" };
    const original = await createEvent({ ...third, status: "draft" });
    const offered = await read("showEventCopies", pathOf(original));
    assert.match(offered, /Every month, on the third Wednesday/);
    assert.doesNotMatch(offered, /on the last Wednesday/);
    const fields = { every: "month_nth", until: "2027-05-19", publish: "yes" };
    const location = `/events/ours/here/${original.slug}/copies?made=2&published=yes`;
    assert.equal(await sendOk("copyEventByForm", pathOf(original), fields), location);
    const query = { series_id: (await readSaved(original.slug)).series_id };
    const { body } = await visitor.call("listAllEvents", { query });
    const starts = body.items.map(({ starts_at }: Record<string, string>) => starts_at);
    assert.deepEqual(starts, ["2027-04-21T16:00:00Z", "2027-05-19T16:00:00Z"]);
    assert.match(
      await read("showEventCopies", pathOf(original), { made: "2", published: "yes" }),
      /2 events were published\./,
    );
    const last = { starts_at: "2027-03-29T17:00:00Z", ends_at: "2027-03-29T20:00:00Z" };
    assert.match(await read("showEventCopies", pathOf(await createEvent({ ...third, ...last }))), /on the last Monday/);
  });

  await t.test("changes, publishes and cancels a series from one event on", async () => {
    const times = { starts_at: "2027-06-02T16:00:00Z", ends_at: "2027-06-02T18:00:00Z" };
    const draft = await createEvent({ status: "draft", timezone: "Europe/Berlin", ...times });
    await send("copyEventByForm", pathOf(draft), { every: "month", times: "2" });
    const { series_id } = await readSaved(draft.slug);
    const series = async (property: string): Promise<string[]> => {
      const query = { series_id, status: ["draft", "published", "canceled"] };
      const { body } = await visitor.call("listAllEvents", { query });
      return body.items.map((item: Record<string, string>) => item[property]);
    };
    const newTimes = { starts_at: "2027-06-02T19:00", ends_at: "2027-06-02T21:00" };
    const following = { following: "yes" };
    assert.match(locationOf(await edit(draft.slug, { name: "Renamed", ...newTimes, ...following })), /events_saved$/);
    assert.match(await sendOk("publishEventByForm", pathOf(draft), following), /events_published$/);
    assert.deepEqual(await series("name"), ["Renamed", "Renamed", "Renamed"]);
    assert.deepEqual(await series("starts_at"), [
      "2027-06-02T17:00:00Z",
      "2027-07-02T17:00:00Z",
      "2027-08-02T17:00:00Z",
    ]);
    await send("cancelEventByForm", pathOf(draft));
    assert.deepEqual(await series("status"), ["canceled", "published", "published"]);
    await send("publishEventByForm", pathOf(draft));
    assert.match(await sendOk("cancelEventByForm", pathOf(draft), following), /events_canceled$/);
    assert.deepEqual(await series("status"), ["canceled", "canceled", "canceled"]);
  });

  await t.test(
    "publishing a draft saves the values of its form, and publishes the following events if requested",
    async () => {
      const { slug } = await createEvent({ status: "draft", timezone: "Europe/Berlin" });
      assert.match(await readForm(slug), /name="publish" value="yes"/);
      assert.equal((await edit(slug, { name: "", publish: "yes" })).status, 400);
      assert.equal((await readSaved(slug)).status, "draft");
      assert.match(locationOf(await edit(slug, { name: "Typed", publish: "yes" })), /notice=event_published$/);
      const { name, status } = await readSaved(slug);
      assert.deepEqual([name, status], ["Typed", "published"]);
      assert.doesNotMatch(await readForm(slug), /name="publish"/);
      const first = await createEvent({ status: "draft" });
      await send("copyEventByForm", pathOf(first), { every: "week", times: "1" });
      const response = await edit(first.slug, { following: "yes", publish: "yes" });
      assert.match(locationOf(response), /notice=events_published$/);
      const query = { series_id: (await readSaved(first.slug)).series_id };
      assert.equal((await visitor.call("listAllEvents", { query })).body.items.length, 2);
    },
  );

  await t.test("deletes drafts but no published events, and publishes no past events", async () => {
    const draft = await createEvent({ status: "draft" });
    assert.equal(await sendOk("deleteEventByForm", pathOf(draft)), "/groups/ours/here?notice=event_deleted");
    assert.equal((await send("deleteEventByForm", pathOf(await createEvent()))).status, 409);
    const pastDraft = await createEvent({ status: "draft", starts_at: inHours(-5), ends_at: inHours(-2) });
    for (const id of ["publishEventByForm", "cancelEventByForm"] as const)
      assert.equal((await send(id, pathOf(pastDraft))).status, 409, id);
    assert.match(requireStatus(await edit(pastDraft.slug, { publish: "yes" }), 409), /id="ends_at-problem"/);
    const endedEvent = await createEvent({ name: "Over" });
    await sql`update events set starts_at = ${inHours(-5)}, ends_at = ${inHours(-2)} where id = ${endedEvent.id}`;
    assert.doesNotMatch(await readForm(endedEvent.slug), /Cancel the event/);
    assert.match(await read("showGroup", inGroup), new RegExp(`/${pastDraft.slug}/edit`));
  });

  await t.test("uploads and removes a picture with the form", async () => {
    const empty = fieldsIn(await readNew());
    const entered = { ...empty, ...basic, name: "With a picture", description: "One\r\ntwo.", status: "published" };
    const created = await visitor.call("createEventByForm", {
      ...multipartForm(await picture(), { more: multipartFields(entered) }),
      path: inGroup,
    });
    assert.match(locationOf(created), /with-a-picture\/edit\?notice=event_published$/);
    const slug = "with-a-picture";
    const { banner_url, description } = await readSaved(slug);
    assert.match(banner_url, /\/media\/[0-9a-f]{32}-1600\.webp$/);
    assert.equal(description, "One\ntwo.");
    const update = async (fields: Changes, photo: Buffer) => {
      const more = multipartFields({ ...fieldsIn(await readForm(slug)), ...fields });
      return visitor.call("updateEventByForm", { ...multipartForm(photo, { more }), path: pathOf({ slug }) });
    };
    const other = await picture({ color: "#993366" });
    assert.equal((await update({}, Buffer.alloc(0))).status, 303);
    assert.equal((await readSaved(slug)).banner_url, banner_url);
    assert.equal((await update({}, other)).status, 303);
    assert.notEqual((await readSaved(slug)).banner_url, banner_url);
    for (const response of [await update({ name: "" }, other), await update({}, Buffer.from("no picture"))]) {
      assert.equal(response.status, 400);
      assert.match(response.body, /<details class="fold" open>\s*<summary>Picture<[\s\S]*id="photo-problem"/);
    }
    assert.equal((await update({ remove: "yes" }, Buffer.alloc(0))).status, 303);
    assert.equal((await readSaved(slug)).banner_url, null);
    const limited = await service.startAnother({ maxBytesPerUser: 1 });
    const rejection = await (await limited.session(organizer)).call("createEventByForm", {
      ...multipartForm(await picture({ color: "#123456" }), { more: multipartFields(entered) }),
      path: inGroup,
    });
    assert.equal(rejection.status, 409);
  });

  await t.test("expands sections that have a value or a problem, and offers one more question at a time", async () => {
    const expandedSectionsIn = (page: unknown) =>
      [...String(page).matchAll(/<details class="fold" open>\s*<summary>([^<]+)/g)].map(([, name]) => name);
    assert.deepEqual(expandedSectionsIn(await readNew()), []);
    const { slug } = await createEvent({ capacity: 5, questions: [{ label: "Drink?", kind: "text" }] });
    const page = await readForm(slug);
    assert.deepEqual(expandedSectionsIn(page), ["Visibility and registration", "Questions"]);
    assert.equal([...page.matchAll(/<details class="question" open>/g)].length, 1);
    const rejection = await create({ tags: "x".repeat(41) });
    assert.deepEqual(expandedSectionsIn(rejection.body), ["Summary, category, tags"]);
  });

  await t.test("lists attendees with counts, answers and guests, and approves and declines them", async () => {
    const questions = [{ label: "Drink?", kind: "text" }];
    const meetup = await createEvent({ approval_required: true, capacity: 2, max_guests: 2, questions });
    const { slug, id } = meetup;
    const { body: created } = await call("getEventById", { path: { event_id: id } });
    const answers = [{ question_id: created.questions[0].id, value: "Tea" }];
    const [ada, bob, cem] = [await person(), await person(), await person()];
    for (const [index, user] of [ada, bob, cem].entries()) {
      await sql`update users set name = ${`Guest ${index}`} where id = ${user.id}`;
      await attend(user, meetup, { guests: index === 0 ? 1 : 0, answers });
    }
    const page = await read("showAttendees", pathOf({ slug }));
    assert.match(
      page,
      /All \(3\)[\s\S]*Attending \(0\)[\s\S]*Pending \(3\)[\s\S]*Guest 0[\s\S]*1 guest[\s\S]*Drink\?[\s\S]*Tea/,
    );
    assert.match(page, new RegExp(`href="/export/events/${id}/attendees.csv"`));
    const decide = (user: Person, status: string, more: object = {}) =>
      send("updateAttendeeByForm", { ...pathOf({ slug }), user_id: user.id }, { status, ...more });
    const pending = { filter: "pending" };
    const list = `/events/ours/here/${slug}/attendees`;
    assert.equal(locationOf(await decide(ada, "attending", pending)), `${list}?status=pending&notice=rsvp_approved`);
    assert.equal((await decide(bob, "attending", pending)).status, 409);
    assert.equal(locationOf(await decide(bob, "declined")), `${list}?notice=rsvp_declined`);
    const declined = await read("showAttendees", pathOf({ slug }), { status: "declined" });
    assert.match(declined, /Guest 1/);
    assert.doesNotMatch(declined, /Guest 0/);
    await cancel(cem, meetup);
    assert.equal(locationOf(await decide(cem, "attending")), `${list}?notice=rsvp_withdrawn`);
  });

  await t.test("the dashboard lists the next events of the user's groups, with taken seats and capacity", async () => {
    const user = await person();
    const pine = await group(ours, { name: "Pine" });
    await appoint(user, { group: pine.id });
    const filling = await event(pine, { name: "Filling", capacity: 4, starts_at: inHours(2), ends_at: inHours(3) });
    await event(pine, { name: "Planned", status: "draft", starts_at: inHours(5), ends_at: inHours(6) });
    await event(here, { name: "Of others" });
    await attend(await person(), filling);
    const page = await siteClient(await session(user)).read("showDashboard");
    assert.match(page, /pine\/filling\/attendees"[\s\S]*1 of 4[\s\S]*pine\/planned\/edit"/);
    assert.doesNotMatch(page, /Of others/);
  });
});
