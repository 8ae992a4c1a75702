import assert from "node:assert/strict";
import { test } from "tap";
import { pages } from "../../src/program/service/operations.ts";
import { startCommunity } from "../support/fixtures.ts";
import { picture, pictureUpload } from "../support/pictures.ts";
import { inject } from "../support/service.ts";
import { form } from "../support/site.ts";

test("an event's page shows attendees who agreed to it", async (t) => {
  let renderCount = 0;
  const countingPages = pages.map((page) => {
    if (page.id !== "showEvent") return page;
    const handle: typeof page.handle = (...input) => {
      renderCount++;
      return page.handle(...input);
    };
    return { ...page, handle };
  });
  const clock = { time: new Date("2026-11-20T12:00:00Z").getTime() };
  const cacheSettings = { cacheBytes: 33_554_432, pages: countingPages };
  const service = await startCommunity(t, { ...cacheSettings, clock: () => new Date(clock.time) });
  const { app, sql, person, session, attend, cancel, changeEvent: update, ban, ours, berlin } = service;
  const event = (more: object = {}) => service.event(berlin, more);
  type Event = Awaited<ReturnType<typeof event>>;
  const createPerson = async (name: string, agrees = true) => {
    const user = await person({ withPassword: false });
    await sql`update users set name = ${name}, show_as_attendee = ${agrees} where id = ${user.id}`;
    return user;
  };
  const readPage = async ({ slug }: Event) => {
    const url = `/events/${ours.slug}/${berlin.slug}/${slug}`;
    const { statusCode, payload } = await inject(app, { url, headers: { accept: "text/html" } });
    assert.equal(statusCode, 200);
    return payload;
  };
  const facesIn = (page: string) => {
    const list = /<ul class="faces"[\s\S]*?<\/ul>/.exec(page)?.[0] ?? "";
    return [...list.matchAll(/<li title="([^"]*)">/g)].map(([, name]) => name);
  };
  const facesOn = async (target: Event) => facesIn(await readPage(target));
  /** Waits until the page is cached, which requires an open connection that receives changes. */
  const untilCached = async (target: Event) => {
    const deadline = performance.now() + 20_000;
    for (;;) {
      const before = renderCount;
      await readPage(target);
      await readPage(target);
      if (renderCount - before < 2) return;
      assert.ok(performance.now() < deadline, "no response is cached");
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  await t.test("shows only attendees who have agreed to it on their profile", async () => {
    const meetup = await event();
    const ada = await person({ withPassword: false });
    await attend(ada, meetup);
    assert.doesNotMatch(await readPage(meetup), /class="faces"|Ada Berger/);
    const visitor = await session(ada);
    const readCheckbox = async () =>
      /<input type="checkbox" name="show_as_attendee"[^>]*>/.exec((await visitor.call("showProfile")).body)?.[0] ?? "";
    assert.doesNotMatch(await readCheckbox(), / checked/);
    const save = (...show_as_attendee: string[]) =>
      visitor.call("submitProfile", form({ name: "Ada Berger", show_as_attendee }));
    assert.equal((await save("no", "yes")).status, 303);
    assert.match(await readCheckbox(), / checked/);
    assert.deepEqual(await facesOn(meetup), ["Ada Berger"]);
    assert.match(await readPage(meetup), /aria-hidden="true">AB<\/span>\s*<span class="hidden">Ada Berger/);
    await save();
    assert.deepEqual(await facesOn(meetup), ["Ada Berger"], "an omitted field is unchanged");
    await save("no");
    assert.deepEqual(await facesOn(meetup), []);
    const { body: exported } = await visitor.call("exportMe");
    assert.equal(exported.account[0].show_as_attendee, false);
  });

  await t.test("shows the first eight and the number of others, and no one on the waitlist", async () => {
    const meetup = await event({ capacity: 14, waitlist_enabled: true, max_guests: 3 });
    await attend(await createPerson("Shy", false), meetup, { guests: 3 });
    for (const letter of "ABCDEFGHIJK") await attend(await createPerson(`<i>${letter}</i>`), meetup);
    const page = await readPage(meetup);
    const earliest = [..."ABCDEFGH"].map((letter) => `&lt;i&gt;${letter}&lt;/i&gt;`);
    assert.deepEqual(facesIn(page), earliest);
    assert.match(page, /<span aria-hidden="true">\+6<\/span><span class="hidden">and 6 more<\/span>/);
    assert.doesNotMatch(page, /Shy/);
    const small = await event({ capacity: 1, waitlist_enabled: true });
    await attend(await createPerson("Placed"), small);
    await attend(await createPerson("Waiting"), small);
    assert.deepEqual(await facesOn(small), ["Placed"]);
  });

  await t.test("a cached page shows changes of its attendees at once", async () => {
    const meetup = await event({ capacity: 2, waitlist_enabled: true });
    const [ada, ben, cleo] = [await createPerson("Ada"), await createPerson("Ben"), await createPerson("Cleo")];
    for (const user of [ada, ben, cleo]) await attend(user, meetup);
    const change = async (body: object) => {
      assert.equal((await (await session(ada)).call("updateMe", { body })).status, 200);
    };
    const expectFaces = async (action: () => Promise<unknown>, expected: string[]) => {
      await untilCached(meetup);
      await action();
      assert.deepEqual(await facesOn(meetup), expected);
    };
    await expectFaces(() => change({ name: "Ada Berger" }), ["Ada Berger", "Ben"]);
    const upload = await (await session(ada)).call("createUpload", pictureUpload(await picture()));
    await untilCached(meetup);
    await change({ photo_url: upload.body.url });
    assert.ok((await readPage(meetup)).includes(new URL(upload.body.url).pathname.replace("-1600", "-128")));
    await untilCached(meetup);
    await change({ photo_url: null });
    assert.doesNotMatch(await readPage(meetup), /<img class="mark/);
    await expectFaces(() => change({ show_as_attendee: false }), ["Ben"]);
    await expectFaces(() => change({ show_as_attendee: true }), ["Ada Berger", "Ben"]);
    const disable = async (since: Date | null) => {
      await sql`update users set disabled_at = ${since?.toISOString() ?? null} where id = ${ada.id}`;
      await app.responseCache.catchUp();
    };
    await expectFaces(() => disable(new Date(clock.time)), ["Ben"]);
    await expectFaces(() => disable(null), ["Ada Berger", "Ben"]);
    await expectFaces(() => cancel(ben, meetup), ["Ada Berger", "Cleo"]);
    await expectFaces(() => ban(cleo, berlin), ["Ada Berger"]);
    const leaving = await session(ada);
    await expectFaces(async () => assert.equal((await leaving.call("deleteMe")).status, 200), []);
  });

  await t.test("shows attendees only until the event ends, and only on the page", async () => {
    const meetup = await event();
    const ada = await createPerson("Ada Unmistakable");
    await attend(ada, meetup);
    assert.deepEqual(await facesOn(meetup), ["Ada Unmistakable"]);
    const { payload } = await inject(app, { url: `/api/v1/events/${meetup.id}` });
    assert.doesNotMatch(payload, /Unmistakable/);
    await update(meetup, { status: "canceled" });
    assert.deepEqual(await facesOn(meetup), []);
    await update(meetup, { status: "published" });
    assert.deepEqual(await facesOn(meetup), ["Ada Unmistakable"]);
    clock.time += 72 * 3_600_000;
    assert.deepEqual(await facesOn(meetup), []);
  });
});
