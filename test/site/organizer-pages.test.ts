import assert from "node:assert/strict";
import { test } from "tap";
import { v7 as uuid } from "uuid";
import type { OperationId } from "../../src/server/http/contract.ts";
import type { Person, Visitor } from "../support/people.ts";
import { picture } from "../support/pictures.ts";
import { type Request, startService } from "../support/service.ts";
import { things } from "../support/things.ts";

const html = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

type Fields = Record<string, string | string[]>;

const form = (fields: Fields): Request => ({
  headers: { ...html, "content-type": "application/x-www-form-urlencoded" },
  body: new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, one])),
  ).toString(),
});

const entities: Record<string, string> = { lt: "<", gt: ">", quot: '"', amp: "&", "#39": "'" };

const unescaped = (text: string): string =>
  text.replaceAll(/&(lt|gt|quot|amp|#39);/g, (_, name: string) => entities[name] ?? "");

/** What a browser sends of the form that saves an event. */
const fieldsIn = (page: string): Fields => {
  const [, inner = ""] =
    /<form method="post" action="[^"]*\/(?:edit|events\/new)" enctype="multipart\/form-data">([\s\S]*?)<\/form>/.exec(
      page.replaceAll(/<details class="confirm"[\s\S]*?<\/details>/g, ""),
    ) ?? [];
  const fields: Record<string, string[]> = {};
  const add = (name: string, value: string) => {
    fields[name] = [...(fields[name] ?? []), unescaped(value)];
  };
  const controls =
    /<input ([^>]*)>|<select [^>]*name="([^"]+)"[^>]*>([\s\S]*?)<\/select>|<textarea [^>]*name="([^"]+)"[^>]*>\n([\s\S]*?)<\/textarea>/g;
  for (const [, input, select, options = "", area, text = ""] of inner.matchAll(controls)) {
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

test("organisers run their events in a browser", async (t) => {
  const service = await startService(t, { data: "none" });
  const { call, sql, person, session, appoint, as } = service;
  const { root, alliance, group, event, hours } = await things(service);
  const ours = await alliance({ name: "Ours" });
  const here = await group(ours, { name: "Here" });
  const organizer = await person();
  await appoint(organizer, { group: here.id });
  const visitor = await session(organizer);
  const inGroup = { alliance: ours.slug, group_slug: here.slug };
  const at = ({ slug }: { slug: string }) => ({ ...inGroup, event_slug: slug });

  /** The form for a new event has its key in the address. */
  const opened = () => ({ query: { form_key: uuid() } });
  const read = async (who: Visitor, id: OperationId, request: Request): Promise<string> => {
    const response = await who.call(id, { headers: html, ...request, ...(id === "showNewEvent" && opened()) });
    assert.equal(response.status, 200, `${id}: ${String(response.body).slice(0, 300)}`);
    return String(response.body);
  };
  const send = (who: Visitor, id: OperationId, path: Record<string, string>, fields: Fields = {}) =>
    who.call(id, { ...form(fields), path });
  const saved = async (slug: string) => (await call("getEvent", { path: at({ slug }), as: as(root) })).body;

  const blank = {
    name: "Bier und Bereitschaft",
    description: "No talks.",
    kind: "in_person",
    timezone: "Europe/Berlin",
    starts_at: "2027-03-24T18:00",
    ends_at: "2027-03-24T21:00",
  };
  let made = 0;
  const newEvent = async (more: object = {}) => event(here, { name: `Event ${made++}`, ...more });

  await t.test("from the group to a draft, and from the draft to a published event", async () => {
    const page = await read(visitor, "showGroup", { path: inGroup });
    assert.match(page, /For organizers[\s\S]*href="\/groups\/ours\/here\/events\/new">Plan an event/);
    const empty = fieldsIn(await read(visitor, "showNewEvent", { path: inGroup }));
    assert.deepEqual([empty["timezone"], empty["question_label"]], [[""], Array(10).fill("")]);
    const made = await send(visitor, "createEventByForm", inGroup, {
      ...empty,
      ...blank,
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
    assert.equal(made.status, 303, String(made.body));
    const address = "/events/ours/here/bier-und-bereitschaft";
    assert.equal(made.headers["location"], `${address}/edit?notice=event_created`);
    const body = await saved("bier-und-bereitschaft");
    assert.deepEqual(
      [
        body.status,
        body.starts_at,
        body.rsvp_closes_at,
        body.capacity,
        body.waitlist_enabled,
        body.tags,
        body.max_guests,
      ],
      ["draft", "2027-03-24T17:00:00Z", "2027-03-24T11:00:00Z", 80, true, ["on-call", "community"], 2],
    );
    assert.deepEqual([body.venue.name, body.venue.city, body.venue.country_code], ["Kaffeefabrik", null, "DE"]);
    const questions: { label: string; kind: string; options: string[]; required: boolean }[] = body.questions;
    assert.deepEqual(
      questions.map(({ label, kind, options, required }) => [label, kind, options, required]),
      [
        ["What would you like to drink?", "choice", ["Beer", "Water"], true],
        ["Anything else?", "text", [], false],
      ],
    );
    assert.match(
      await read(visitor, "showGroup", { path: inGroup }),
      new RegExp(`href="${address}/edit"[^>]*>Bier und Bereitschaft`),
    );
    const editor = await read(visitor, "showEventEditor", { path: at(body), query: { notice: "event_created" } });
    assert.match(editor, /The draft is saved/);
    const published = await send(visitor, "publishEventByForm", at(body));
    assert.equal(published.headers["location"], `${address}/edit?notice=event_published`);
    const link = `>https://alliance.test${address}</textarea>`;
    for (const notice of ["event_published", "events_published", "event_saved"]) {
      const page = await read(visitor, "showEventEditor", { path: at(body), query: { notice } });
      assert.equal(page.includes(link), notice !== "event_saved", notice);
    }
    const panel = await read(visitor, "showEvent", { path: at(body) });
    for (const place of ["edit", "attendees", "copies", "check-in", "message"])
      assert.match(panel, new RegExp(`href="${address}/${place}"`));
    assert.match(await read(visitor, "showDashboard", {}), /href="\/groups\/ours\/here\/events\/new">Plan an event/);
    const another = fieldsIn(await read(visitor, "showNewEvent", { path: inGroup }));
    assert.deepEqual(another["timezone"], ["Europe/Berlin"]);
  });

  await t.test("a group's first event is in the group's place and time zone, never in UTC", async () => {
    const placed = await group(ours, { name: "Placed" });
    await appoint(organizer, { group: placed.id });
    const path = { alliance: ours.slug, group_slug: placed.slug };
    const opened = async (city: string | null, country: string | null) => {
      await sql`update groups set city = ${city}, country_code = ${country} where id = ${placed.id}`;
      const page = await read(visitor, "showNewEvent", { path });
      const fields = fieldsIn(page);
      const shown = ["timezone", "venue_city", "venue_country_code"].flatMap(
        (name) => fields[name] ?? assert.fail(name),
      );
      return { page, fields, shown };
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
      const { page, shown } = await opened(city, country);
      assert.deepEqual(shown, [timezone, city ?? "", country ?? ""]);
      assert.match(page, /<script type="module" src="[^"]*times[^"]*\.js"/, "the browser's time zone comes first");
      assert.match(page, /data-browser-zone/);
    }
    const { fields } = await opened("Hamburg", "DE");
    const unchosen = await send(visitor, "createEventByForm", path, { ...fields, ...blank, timezone: "" });
    assert.equal(unchosen.status, 400);
    assert.match(String(unchosen.body), /id="timezone-problem"/);
    assert.doesNotMatch(String(unchosen.body), /id="venue_name-problem"|data-browser-zone/);
    const elsewhere = { ...fields, ...blank, venue_city: "Bremen" };
    assert.match(String((await send(visitor, "createEventByForm", path, elsewhere)).body), /id="venue_name-problem"/);
    const create = async (more: Fields) => {
      const key = uuid();
      const { headers } = await send(visitor, "createEventByForm", path, {
        ...fields,
        ...blank,
        ...more,
        form_key: key,
      });
      const [, slug = assert.fail(JSON.stringify(headers))] =
        /\/placed\/([^/]+)\/edit/.exec(String(headers["location"])) ?? [];
      return (await call("getEvent", { path: { ...path, event_slug: slug }, as: as(root) })).body;
    };
    assert.equal((await create({ status: "draft", kind: "virtual" })).venue, null);
    const { venue } = await create({ status: "draft", name: "Dinner", venue_name: "Fabrik" });
    assert.deepEqual([venue.name, venue.city, venue.country_code], ["Fabrik", "Hamburg", "DE"]);
    const next = await read(visitor, "showNewEvent", { path });
    assert.doesNotMatch(next, /data-browser-zone/);
    await sql`update users set timezone = 'Asia/Tokyo' where id = ${organizer.id}`;
    await sql`delete from events where group_id = ${placed.id}`;
    const { page, shown } = await opened("Hamburg", "DE");
    assert.equal(shown[0], "Asia/Tokyo");
    assert.doesNotMatch(page, /data-browser-zone/);
    await sql`update users set timezone = null where id = ${organizer.id}`;
  });

  await t.test(
    "a button that is pressed twice makes one event, and so does who goes back and sends it changed",
    async () => {
      const page = await visitor.call("showNewEvent", { path: inGroup, headers: html });
      assert.match(String(page.headers["location"]), /^\/groups\/ours\/here\/events\/new\?form_key=[\w-]{36}$/);
      const again = await visitor.call("showNewEvent", { path: inGroup, headers: html });
      assert.notEqual(again.headers["location"], page.headers["location"]);
      const { form_key = "" } = fieldsIn(await read(visitor, "showNewEvent", { path: inGroup }));
      const fields = { ...blank, name: "Pressed twice", form_key };
      const presses = [1, 2, 3].map(() => send(visitor, "createEventByForm", inGroup, fields));
      const [first, ...others] = (await Promise.all(presses)).map(({ headers }) => headers["location"]);
      assert.match(String(first), /pressed-twice\/edit\?notice=event_created$/);
      assert.deepEqual(others, [first, first]);
      const other = await send(visitor, "createEventByForm", inGroup, { ...fields, summary: "After going back" });
      assert.match(String(other.headers["location"]), /pressed-twice\/edit\?notice=event_made_before$/);
      assert.equal((await sql`select from events where name = 'Pressed twice'`).length, 1);
      assert.match(
        await read(visitor, "showEventEditor", {
          path: at({ slug: "pressed-twice" }),
          query: { notice: "event_made_before" },
        }),
        /made this event already/,
      );
    },
  );

  await t.test("an event may be published at once, and is told like one of the API", async () => {
    const sent = await send(visitor, "createEventByForm", inGroup, { ...blank, name: "At once", status: "published" });
    assert.match(String(sent.headers["location"]), /notice=event_published$/);
    const { id, status } = await saved("at-once");
    assert.equal(status, "published");
    const { body: log } = await call("listAuditEntries", {
      path: { alliance: ours.slug },
      query: { subject_id: id },
      as: as(root),
    });
    assert.deepEqual(
      log.items.map(({ action }: { action: string }) => action),
      ["createEvent"],
    );
  });

  await t.test("a form that is not right comes again with its values, and a problem beside each field", async () => {
    const wrong = await send(visitor, "createEventByForm", inGroup, {
      ...blank,
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
    assert.equal(wrong.status, 400);
    const page = String(wrong.body);
    for (const field of ["timezone", "tags", "venue_name", "question_options-0"])
      assert.match(page, new RegExp(`id="${field}-problem"`), field);
    assert.match(page, /value="&lt;b&gt;Bold&lt;\/b&gt;"/);
    assert.doesNotMatch(page, /<b>Bold/);
    const order = await send(visitor, "createEventByForm", inGroup, { ...blank, ends_at: "2027-03-24T17:00" });
    assert.equal(order.status, 400);
    assert.match(String(order.body), /id="ends_at-problem">[^/]*<\/span> Enter an end that is after the start/);
    const skipped = { ...blank, starts_at: "2027-03-28T02:30", ends_at: "2027-03-28T05:00" };
    assert.match(String((await send(visitor, "createEventByForm", inGroup, skipped)).body), /id="starts_at-problem"/);
    const german = await visitor.call("createEventByForm", {
      ...form({ ...blank, name: "" }),
      path: inGroup,
      headers: { ...form({}).headers, "accept-language": "de" },
    });
    assert.match(String(german.body), /Gib einen Namen/);
    const huge = await send(visitor, "createEventByForm", inGroup, { ...blank, description: "x".repeat(2_000_000) });
    assert.equal(huge.status, 413);
    const typed = await visitor.call("createEventByForm", {
      path: inGroup,
      body: "a",
      headers: { ...html, "content-type": "text/plain" },
    });
    assert.equal(typed.status, 415);
  });

  await t.test("saving changes only what the form has otherwise", async () => {
    // 02:30 comes twice on this day: the form cannot say which, and leaves it as it is.
    const twice = { timezone: "Europe/Berlin", starts_at: "2027-10-31T01:30:00Z", ends_at: "2027-10-31T06:00:00Z" };
    const { slug } = await newEvent({
      ...twice,
      status: "draft",
      venue: { name: "Ufer", city: "Berlin", location: { latitude: 52.5, longitude: 13.4 } },
    });
    const fields = fieldsIn(await read(visitor, "showEventEditor", { path: at({ slug }) }));
    assert.deepEqual(fields["starts_at"], ["2027-10-31T02:30"]);
    const same = await send(visitor, "updateEventByForm", at({ slug }), fields);
    assert.match(String(same.headers["location"]), /notice=event_saved$/);
    const before = await saved(slug);
    const named = {
      ...fieldsIn(await read(visitor, "showEventEditor", { path: at({ slug }) })),
      name: "<script>alert(1)</script>",
    };
    assert.equal((await send(visitor, "updateEventByForm", at({ slug }), named)).status, 303);
    const after = await saved(slug);
    assert.deepEqual({ ...after, name: "", updated_at: "" }, { ...before, name: "", updated_at: "" });
    const page = await read(visitor, "showEventEditor", { path: at({ slug }) });
    assert.doesNotMatch(page, /<script>alert/);
    const moved = { ...fieldsIn(page), venue_city: "Hamburg" };
    await send(visitor, "updateEventByForm", at({ slug }), moved);
    assert.deepEqual([(await saved(slug)).venue.city, (await saved(slug)).venue.location], ["Hamburg", null]);
    const cleared = fieldsIn(await read(visitor, "showEventEditor", { path: at({ slug }) }));
    await send(visitor, "updateEventByForm", at({ slug }), { ...cleared, venue_name: "", venue_city: "" });
    assert.equal((await saved(slug)).venue, null);
  });

  await t.test(
    "409 for a stale form: the entries stay, what is saved is shown, and the next save replaces it",
    async () => {
      const { slug } = await newEvent();
      const fields = fieldsIn(await read(visitor, "showEventEditor", { path: at({ slug }) }));
      const [one, two] = await Promise.all([
        send(visitor, "updateEventByForm", at({ slug }), { ...fields, summary: "From the first" }),
        send(visitor, "updateEventByForm", at({ slug }), { ...fields, summary: "From the second" }),
      ]);
      assert.deepEqual([one.status, two.status].sort(), [303, 409]);
      const [lost, won] = one.status === 409 ? [one, "second"] : [two, "first"];
      const page = String(lost.body);
      assert.match(page, /Somebody else has changed this event/);
      assert.match(page, new RegExp(`Summary, saved now: “From the ${won}”`));
      const again = fieldsIn(page);
      assert.deepEqual(again["summary"], [won === "first" ? "From the second" : "From the first"]);
      // What is wrong beside does not bring the newer version along.
      const invalid = await send(visitor, "updateEventByForm", at({ slug }), { ...fields, name: "" });
      assert.deepEqual([invalid.status, fieldsIn(String(invalid.body))["version"]], [400, fields["version"]]);
      assert.equal((await send(visitor, "updateEventByForm", at({ slug }), again)).status, 303);
      assert.equal((await saved(slug)).summary, again["summary"]?.[0]);
    },
  );

  await t.test(
    "a capacity below those who attend, and questions that are alike, are shown at their fields",
    async () => {
      const { slug, id } = await newEvent({ capacity: 5 });
      for (const who of [await person(), await person()])
        assert.equal(
          (await call("attendEvent", { path: { alliance: ours.slug, event_id: id }, as: as(who), body: {} })).status,
          200,
        );
      const fields = fieldsIn(await read(visitor, "showEventEditor", { path: at({ slug }) }));
      const few = await send(visitor, "updateEventByForm", at({ slug }), { ...fields, capacity: "1" });
      assert.equal(few.status, 409);
      assert.match(String(few.body), /id="capacity-problem"/);
      const rows = {
        question_id: ["", ""],
        question_kind: ["text", "text"],
        question_options: ["", ""],
        question_required: ["no", "no"],
      };
      const alike = await send(visitor, "updateEventByForm", at({ slug }), {
        ...fields,
        ...rows,
        question_label: ["Why?", "Why?"],
      });
      assert.equal(alike.status, 400);
      assert.match(String(alike.body), /id="question_label-1-problem"/);
    },
  );

  await t.test("copies keep the time of day, and pressing twice makes none twice", async () => {
    const weekly = { timezone: "Europe/Berlin", starts_at: "2027-03-17T17:00:00Z", ends_at: "2027-03-17T20:00:00Z" };
    const { slug } = await newEvent(weekly);
    const fields = { starts_at: ["2027-05-01T20:00", ""], every: "week", times: "2" };
    const first = await send(visitor, "copyEventByForm", at({ slug }), fields);
    assert.equal(first.headers["location"], `/events/ours/here/${slug}/copies?made=3`);
    const again = await send(visitor, "copyEventByForm", at({ slug }), fields);
    assert.equal(again.headers["location"], `/events/ours/here/${slug}/copies?made=0`);
    const page = await read(visitor, "showEventCopies", { path: at({ slug }), query: { made: "3" } });
    assert.match(page, /3 drafts were made/);
    const autumn = { starts_at: "2026-10-21T16:00:00Z", ends_at: "2026-10-21T18:00:00Z", status: "draft" };
    const ended = await newEvent({ ...weekly, ...autumn });
    await send(visitor, "copyEventByForm", at(ended), { every: "two_weeks", times: "2" });
    const next = await read(visitor, "showEventCopies", { path: at(ended) });
    assert.deepEqual(
      [...next.matchAll(/<time datetime="(2026-1[^"]+)">/g)].map(([, time]) => time),
      ["2026-12-02T17:00:00Z", "2026-12-16T17:00:00Z"],
    );
    for (const time of ["2027-03-24T17:00:00Z", "2027-03-31T16:00:00Z", "2027-05-01T18:00:00Z"])
      assert.match(page, new RegExp(`<time datetime="${time}">`), time);
    for (const [bad, field] of [
      [{ every: "never" }, "every"],
      [{ starts_at: "2027-03-28T02:30" }, "starts_at-0"],
      [{ every: "week", times: "53" }, "times"],
      [{ starts_at: "2020-05-01T20:00" }, "starts_at-0"],
    ] as const) {
      const refused = await send(visitor, "copyEventByForm", at({ slug }), bad);
      assert.equal(refused.status, 400, field);
      assert.match(String(refused.body), new RegExp(`id="${field}-problem"`));
    }
    assert.equal(
      (
        await visitor.call("copyEventByForm", {
          path: at({ slug }),
          body: "a",
          headers: { ...html, "content-type": "text/plain" },
        })
      ).status,
      415,
    );
  });

  await t.test("a series changes, is published and is canceled from one event on", async () => {
    const { slug } = await newEvent({
      status: "draft",
      timezone: "Europe/Berlin",
      starts_at: "2027-06-02T16:00:00Z",
      ends_at: "2027-06-02T18:00:00Z",
    });
    await send(visitor, "copyEventByForm", at({ slug }), { every: "month", times: "2" });
    const { body: event } = await visitor.call("getEvent", { path: at({ slug }) });
    const series = async () => {
      const query = { series_id: event.series_id, status: ["draft", "published", "canceled"] };
      const { body } = await visitor.call("listAllEvents", { query });
      return body.items.map(({ name, status, starts_at }: Record<string, string>) => [name, status, starts_at]);
    };
    const fields = fieldsIn(await read(visitor, "showEventEditor", { path: at({ slug }) }));
    const renamed = {
      ...fields,
      name: "Renamed",
      starts_at: "2027-06-02T19:00",
      ends_at: "2027-06-02T21:00",
      following: "yes",
    };
    assert.match(
      String((await send(visitor, "updateEventByForm", at({ slug }), renamed)).headers["location"]),
      /events_saved$/,
    );
    assert.match(
      String((await send(visitor, "publishEventByForm", at({ slug }), { following: "yes" })).headers["location"]),
      /events_published$/,
    );
    assert.deepEqual(await series(), [
      ["Renamed", "published", "2027-06-02T17:00:00Z"],
      ["Renamed", "published", "2027-07-02T17:00:00Z"],
      ["Renamed", "published", "2027-08-02T17:00:00Z"],
    ]);
    await send(visitor, "cancelEventByForm", at({ slug }));
    assert.deepEqual(
      (await series()).map(([, status]: string[]) => status),
      ["canceled", "published", "published"],
    );
    await send(visitor, "publishEventByForm", at({ slug }));
    assert.match(
      String((await send(visitor, "cancelEventByForm", at({ slug }), { following: "yes" })).headers["location"]),
      /events_canceled$/,
    );
    assert.deepEqual(
      (await series()).map(([, status]: string[]) => status),
      ["canceled", "canceled", "canceled"],
    );
  });

  await t.test("a draft is published with what its form has, and with the following ones", async () => {
    const one = await newEvent({ status: "draft", timezone: "Europe/Berlin" });
    const editor = await read(visitor, "showEventEditor", { path: at(one) });
    assert.match(editor, /Save as a draft<\/button><button name="publish" value="yes">Publish</);
    const typed = { ...fieldsIn(editor), name: "Typed, and not saved", publish: "yes" };
    const refused = await send(visitor, "updateEventByForm", at(one), { ...typed, name: "" });
    assert.equal(refused.status, 400);
    assert.equal((await saved(one.slug)).status, "draft");
    const { headers } = await send(visitor, "updateEventByForm", at(one), typed);
    assert.match(String(headers["location"]), /notice=event_published$/);
    const { name, status } = await saved(one.slug);
    assert.deepEqual([name, status], ["Typed, and not saved", "published"]);
    assert.doesNotMatch(await read(visitor, "showEventEditor", { path: at(one) }), /name="publish"/);
    const first = await newEvent({ status: "draft" });
    await send(visitor, "copyEventByForm", at(first), { every: "week", times: "1" });
    const fields = fieldsIn(await read(visitor, "showEventEditor", { path: at(first) }));
    const both = await send(visitor, "updateEventByForm", at(first), { ...fields, following: "yes", publish: "yes" });
    assert.match(String(both.headers["location"]), /notice=events_published$/);
    const query = { series_id: (await saved(first.slug)).series_id };
    assert.equal((await visitor.call("listAllEvents", { query })).body.items.length, 2);
  });

  await t.test("a draft is deleted; what is published is not, and what has ended is not published", async () => {
    const { slug } = await newEvent({ status: "draft" });
    const gone = await send(visitor, "deleteEventByForm", at({ slug }));
    assert.equal(gone.headers["location"], "/groups/ours/here?notice=event_deleted");
    assert.match(
      await read(visitor, "showGroup", { path: inGroup, query: { notice: "event_deleted" } }),
      /The draft is deleted/,
    );
    assert.equal((await send(visitor, "deleteEventByForm", at({ slug }))).status, 404);
    const published = await newEvent();
    const refused = await send(visitor, "deleteEventByForm", at(published));
    assert.equal(refused.status, 409);
    const past = await newEvent({ status: "draft", starts_at: hours(-5), ends_at: hours(-2) });
    const late = await send(visitor, "publishEventByForm", at(past));
    assert.equal(late.status, 409);
    assert.match(String(late.body), /The event has ended or changed meanwhile/);
    const typed = fieldsIn(await read(visitor, "showEventEditor", { path: at(past) }));
    const unchanged = await send(visitor, "updateEventByForm", at(past), { ...typed, publish: "yes" });
    assert.equal(unchanged.status, 409);
    assert.match(String(unchanged.body), /id="ends_at-problem"[\s\S]*must end in the future/);
    const over = await newEvent({ name: "Over" });
    await sql`update events set starts_at = ${hours(-5)}, ends_at = ${hours(-2)} where id = ${over.id}`;
    assert.doesNotMatch(await read(visitor, "showEventEditor", { path: at(over) }), /Cancel the event/);
    assert.match(await read(visitor, "showGroup", { path: inGroup }), new RegExp(`/${past.slug}/edit`));
    assert.equal((await send(visitor, "cancelEventByForm", at(past))).status, 409);
    assert.equal((await send(visitor, "cancelEventByForm", at(published), { following: "maybe" })).status, 400);
  });

  const withPicture = (fields: Fields, photo: Buffer): Request => {
    const boundary = "a-boundary";
    const part = (name: string, value: string | Buffer, more = "") => [
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`),
      Buffer.from(value),
      Buffer.from("\r\n"),
    ];
    const file = '; filename="a.png"\r\ncontent-type: image/png';
    return {
      headers: { ...html, "content-type": `multipart/form-data; boundary=${boundary}` },
      body: Buffer.concat([
        ...Object.entries(fields).flatMap(([name, value]) => [value].flat().flatMap((one) => part(name, one))),
        ...part("photo", photo, file),
        Buffer.from(`--${boundary}--\r\n`),
      ]),
    };
  };

  await t.test("a picture comes along with the form, and is removed by it", async () => {
    const empty = fieldsIn(await read(visitor, "showNewEvent", { path: inGroup }));
    const entered = { ...empty, ...blank, name: "With a picture", description: "One\r\ntwo.", status: "published" };
    const made = await visitor.call("createEventByForm", {
      ...withPicture(entered, await picture()),
      path: inGroup,
    });
    assert.match(String(made.headers["location"]), /with-a-picture\/edit\?notice=event_published$/);
    const slug = "with-a-picture";
    const { banner_url, description } = await saved(slug);
    assert.match(banner_url, /\/media\/[0-9a-f]{32}-1600\.webp$/);
    assert.equal(description, "One\ntwo.");
    const update = async (fields: Fields, photo: Buffer) => {
      const shown = fieldsIn(await read(visitor, "showEventEditor", { path: at({ slug }) }));
      return visitor.call("updateEventByForm", {
        ...withPicture({ ...shown, ...fields }, photo),
        path: at({ slug }),
      });
    };
    const other = await picture({ colour: "#993366" });
    assert.equal((await update({}, Buffer.alloc(0))).status, 303);
    assert.equal((await saved(slug)).banner_url, banner_url);
    assert.equal((await update({}, other)).status, 303);
    assert.notEqual((await saved(slug)).banner_url, banner_url);
    const nameless = await update({ name: "" }, other);
    assert.equal(nameless.status, 400);
    assert.match(String(nameless.body), /id="photo-problem">[^/]*<\/span> Choose the picture again/);
    const text = await update({}, Buffer.from("no picture"));
    assert.equal(text.status, 400);
    assert.match(String(text.body), /<details class="fold" open>\s*<summary>Picture<[\s\S]*id="photo-problem"/);
    assert.equal((await update({}, Buffer.alloc(8_500_000))).status, 413);
    assert.equal((await update({ remove: "yes" }, Buffer.alloc(0))).status, 303);
    assert.equal((await saved(slug)).banner_url, null);
    const frugal = await service.again({ maxBytesPerUser: 1 });
    const full = await (await frugal.session(organizer)).call("createEventByForm", {
      ...withPicture(entered, await picture({ colour: "#123456" })),
      path: inGroup,
    });
    assert.equal(full.status, 409);
    assert.match(String(full.body), /Your pictures take up all of your space/);
  });

  await t.test("what is folded opens where it has a value or a problem, and questions come one at a time", async () => {
    const folds = (page: string) => {
      const opened = [...page.matchAll(/<details class="fold"( open)?>\s*<summary>([^<]+)/g)];
      return opened.map(([, open, name]) => `${name}${open ?? ""}`);
    };
    assert.deepEqual(folds(await read(visitor, "showNewEvent", { path: inGroup })), [
      "Summary, category, tags",
      "RSVPs",
      "Picture",
      "Questions",
    ]);
    const { slug } = await newEvent({ capacity: 5, questions: [{ label: "Drink?", kind: "text" }] });
    const page = await read(visitor, "showEventEditor", { path: at({ slug }) });
    assert.deepEqual(folds(page), ["Summary, category, tags", "RSVPs open", "Picture", "Questions open"]);
    assert.equal([...page.matchAll(/<details class="question" open>/g)].length, 1);
    const wrong = await send(visitor, "createEventByForm", inGroup, { ...blank, tags: "x".repeat(41) });
    assert.equal(folds(String(wrong.body))[0], "Summary, category, tags open");
  });

  await t.test("what is missing is named, and the change of clocks only where it is one", async () => {
    const messageAt = (field: string, { body }: { body: unknown }) =>
      new RegExp(`id="${field}-problem">[^/]*</span> ([^<]+)`).exec(String(body))?.[1];
    const empty = await send(visitor, "createEventByForm", inGroup, { ...blank, starts_at: "", ends_at: "" });
    assert.equal(messageAt("starts_at", empty), "Enter the day and the time of the start.");
    assert.equal(messageAt("ends_at", empty), "Enter the day and the time of the end.");
    const skipped = { ...blank, starts_at: "2027-03-28T02:30", ends_at: "2027-03-28T05:00" };
    const refused = await send(visitor, "createEventByForm", inGroup, skipped);
    assert.match(messageAt("starts_at", refused) ?? "", /^When the clocks change/);
  });

  await t.test("who comes: filtered with counts, with answers and guests, approved and declined", async () => {
    const questions = [{ label: "Drink?", kind: "text" }];
    const { slug, id } = await newEvent({ approval_required: true, capacity: 2, max_guests: 2, questions });
    const { body: created } = await call("getEventById", { path: { event_id: id } });
    const answers = [{ question_id: created.questions[0].id, value: "<i>Tea</i>" }];
    const guests: Person[] = [await person(), await person(), await person()];
    for (const [index, who] of guests.entries()) {
      await sql`update users set name = ${`<b>Guest</b> ${index}`} where id = ${who.id}`;
      const body = { guests: index === 0 ? 1 : 0, answers };
      assert.equal(
        (await call("attendEvent", { path: { alliance: ours.slug, event_id: id }, as: as(who), body })).status,
        200,
      );
    }
    const [ada, bob, cem] = guests as [Person, Person, Person];
    const page = await read(visitor, "showAttendees", { path: at({ slug }) });
    assert.match(page, /All \(3\)[\s\S]*Attending \(0\)[\s\S]*Pending \(3\)/);
    assert.match(page, /&lt;b&gt;Guest&lt;\/b&gt; 0[\s\S]*1 guest[\s\S]*Drink\?[\s\S]*&lt;i&gt;Tea/);
    assert.match(page, new RegExp(`href="/export/events/${id}/attendees.csv"`));
    const decide = (who: Person, status: string, more: Fields = {}) =>
      send(visitor, "updateAttendeeByForm", { ...at({ slug }), user_id: who.id }, { status, ...more });
    const approved = await decide(ada, "attending", { filter: "pending" });
    assert.equal(
      approved.headers["location"],
      `/events/ours/here/${slug}/attendees?status=pending&notice=rsvp_approved`,
    );
    const full = await decide(bob, "attending", { filter: "pending" });
    assert.equal(full.status, 409);
    assert.match(String(full.body), /There are too few places left/);
    assert.match(String((await decide(bob, "declined")).headers["location"]), /attendees\?notice=rsvp_declined$/);
    const declined = await read(visitor, "showAttendees", { path: at({ slug }), query: { status: "declined" } });
    assert.match(declined, /Guest&lt;\/b&gt; 1/);
    assert.doesNotMatch(declined, /Guest&lt;\/b&gt; 0/);
    await call("cancelAttendance", { path: { alliance: ours.slug, event_id: id }, as: as(cem) });
    assert.match(String((await decide(cem, "attending")).headers["location"]), /notice=rsvp_withdrawn$/);
    assert.equal((await decide(ada, "maybe")).status, 400);
    assert.match(
      await read(visitor, "showAttendees", { path: at({ slug }), query: { status: "pending" } }),
      /Nobody here/,
    );
  });

  await t.test("a long list has pages", async () => {
    const { slug, id } = await newEvent();
    await sql`
      with people as (
        insert into users (id, email, name, email_verified_at, owner_proven_at, created_at, updated_at)
        select gen_random_uuid(), 'long-' || n || '@example.org', 'Guest ' || n, now(), now(), now(), now()
        from generate_series(1, 25) n returning id)
      insert into attendances (event_id, user_id, status, responded_at) select ${id}, id, 'attending', now() from people`;
    const first = await read(visitor, "showAttendees", { path: at({ slug }), query: { status: "attending" } });
    assert.equal(first.match(/<strong dir="auto">Guest/g)?.length, 20);
    const [, cursor = ""] = /rel="next" href="[^"]*cursor=([^"&]+)/.exec(first) ?? [];
    const second = await read(visitor, "showAttendees", { path: at({ slug }), query: { status: "attending", cursor } });
    assert.equal(second.match(/<strong dir="auto">Guest/g)?.length, 5);
    assert.equal(
      (await visitor.call("showAttendees", { path: at({ slug }), query: { cursor: "nonsense" }, headers: html }))
        .status,
      400,
    );
  });

  await t.test("the dashboard begins with what waits, and the next events with their fill", async () => {
    const someone = await person();
    const pine = await group(ours, { name: "Pine" });
    await appoint(someone, { group: pine.id });
    const full = await event(pine, { name: "Filling", capacity: 4, starts_at: hours(2), ends_at: hours(3) });
    await event(pine, { name: "Planned", status: "draft", starts_at: hours(5), ends_at: hours(6) });
    await event(here, { name: "Of others" });
    const path = { alliance: ours.slug, event_id: full.id };
    assert.equal((await call("attendEvent", { path, as: as(await person()), body: {} })).status, 200);
    const page = await read(await session(someone), "showDashboard", {});
    assert.match(page, /What waits for you[\s\S]*Reports[\s\S]*Next events of your groups[\s\S]*Your next events/);
    assert.match(
      page,
      /pine\/filling\/attendees">Filling[\s\S]*1 of 4 places taken[\s\S]*Draft[\s\S]*pine\/planned\/edit">Planned/,
    );
    assert.doesNotMatch(page, /Of others/);
    assert.doesNotMatch(await read(await session(await person()), "showDashboard", {}), /What waits|Next events of/);
  });
});
