import assert from "node:assert/strict";
import { test } from "tap";
import { v7 as uuid } from "uuid";
import { startCommunity } from "../support/fixtures.ts";
import { valuesOf } from "../support/pages.ts";
import { createVisitor, type Person } from "../support/people.ts";
import { hiddenFieldIn, noticeOf, siteClient } from "../support/site.ts";

test("pages that add, list and check in people without an account", async (t) => {
  const time = { now: new Date("2026-11-20T12:00:00Z") };
  const service = await startCommunity(t, { clock: () => time.now, poolSize: 10 });
  const { callAs, call, person, session, root, ours, event, berlin, attend, readRsvp } = service;
  const timeIn = (hours: number) => new Date(time.now.getTime() + hours * 3_600_000).toISOString();
  const eventToday = (more: object = {}) =>
    event(berlin, { starts_at: timeIn(2), ends_at: timeIn(5), max_guests: 2, ...more });
  type Meetup = Awaited<ReturnType<typeof eventToday>>;
  const pathOf = ({ slug }: Meetup) => ({ alliance: ours.slug, group_slug: berlin.slug, event_slug: slug });
  const organizer = siteClient(await session(root));
  const addGuest = async ({ id }: Meetup, body: object = {}): Promise<{ id: string }> => {
    const added = await callAs(root, "addGuestAttendee", { event_id: id }, { name: "Samira Haddad", ...body });
    assert.equal(added.status, 201, JSON.stringify(added.body));
    return added.body;
  };
  const listGuests = async ({ id }: Meetup) => (await callAs(root, "listGuestAttendees", { event_id: id })).body.items;
  const signInVolunteer = async (meetup: Meetup) => {
    const user = await person({ withPassword: false });
    const path = { event_id: meetup.id, user_id: user.id };
    assert.ok((await callAs(root, "grantEventRole", path, { role: "check_in" })).status < 300);
    return siteClient(await session(user));
  };
  const signInAtDoor = async (meetup: Meetup) => {
    const { body } = await callAs(root, "createDoorLink", { event_id: meetup.id }, { label: "Main entrance" });
    const pages = siteClient(createVisitor({ call }));
    await pages.sendOk("openDoor", { secret: String(body.url).replace(/.*\//, "") });
    return { ...pages, link: body };
  };
  const walkInFields = (fields: object = {}) => ({ name: "Noor Said", form_key: uuid(), ...fields });

  await t.test(
    "an organizer adds a person, who is listed with guests and address, and removes the person",
    async () => {
      const meetup = await eventToday();
      const ada = await person({ withPassword: false });
      await attend(ada, meetup);
      const page = await organizer.read("showAttendees", pathOf(meetup));
      assert.doesNotMatch(page, /People without an account/);
      assert.match(page, /Attending \(1\)/);
      const fields = {
        name: "Samira <b>",
        email: " samira@example.org ",
        guests: "1",
        over_capacity: ["no"],
        form_key: hiddenFieldIn(page, "form_key"),
      };
      const address = await organizer.sendOk("addGuestAttendeeByForm", pathOf(meetup), fields);
      assert.match(address, /\/attendees\?notice=person_added$/);
      assert.equal(await organizer.sendOk("addGuestAttendeeByForm", pathOf(meetup), fields), address);
      const [guest, ...others] = await listGuests(meetup);
      assert.deepEqual(
        [guest.name, guest.email, guest.guests, others.length],
        ["Samira <b>", "samira@example.org", 1, 0],
      );
      await callAs(
        root,
        "updateGuestAttendee",
        { event_id: meetup.id, guest_attendee_id: guest.id },
        { check_in: true },
      );
      const shown = await organizer.read("showAttendees", pathOf(meetup), { notice: "person_added" });
      assert.match(shown, /The person has been added\./);
      assert.match(shown, /Attending \(2\)/);
      assert.match(
        shown,
        /People without an account[\s\S]*Samira &lt;b&gt;[\s\S]*Added by organizers[\s\S]*1 guest[\s\S]*Here since[\s\S]*mailto:samira@example\.org/,
      );
      const key = { ...pathOf(meetup), guest_attendee_id: guest.id };
      assert.match(await organizer.sendOk("deleteGuestAttendeeByForm", key), /notice=saved$/);
      assert.deepEqual(await listGuests(meetup), []);
      assert.equal((await organizer.send("deleteGuestAttendeeByForm", key)).status, 404);
    },
  );

  await t.test("an administrator finds members and earlier attendees by name, and adds them", async () => {
    const meetup = await eventToday({ capacity: 1 });
    const people = await Promise.all(
      ["Zora Member", "Zora Earlier", "Zora Attends", "Zora Stranger"].map(async (name) => {
        const user = await person({ withPassword: false });
        await service.sql`update users set name = ${name} where id = ${user.id}`;
        return user;
      }),
    );
    const [member, earlier, attendee] = people as [Person, Person, Person];
    await service.join(member, berlin);
    await attend(earlier, await eventToday());
    await attend(attendee, meetup);
    const page = await organizer.read("showAttendees", pathOf(meetup), { member: "zora" });
    const found = [...page.matchAll(/attendees\/([\w-]+)\/add"/g)].map(([, id]) => id);
    assert.deepEqual(found, [earlier.id, member.id]);
    const addMember = (fields: object = {}) =>
      organizer.send("addAttendeeByForm", { ...pathOf(meetup), user_id: member.id }, { member: "zora m", ...fields });
    const full = await addMember();
    assert.equal(full.status, 409);
    assert.match(String(full.body), /no spots left[\s\S]*<details class="confirm" open>[\s\S]*Zora Member/);
    assert.equal(noticeOf(await addMember({ over_capacity: "yes" })), "person_added");
    assert.deepEqual([(await readRsvp(member, meetup)).status, (await addMember()).status], ["attending", 409]);
    assert.match(
      await organizer.read("showAttendees", pathOf(meetup), { member: "zora m" }),
      /No member matches this name/,
    );
    const host = await person({ withPassword: false });
    await callAs(root, "grantEventRole", { event_id: meetup.id, user_id: host.id }, { role: "event_host" });
    const hostPage = await siteClient(await session(host)).read("showAttendees", pathOf(meetup), { member: "zora" });
    assert.doesNotMatch(hostPage, /Zora Earlier|Add a member/, "hosts do not see the members of the group");
  });

  await t.test("guest attendees are found by name, and are listed as attending", async () => {
    const meetup = await eventToday();
    await addGuest(meetup);
    const isListed = async (query: Record<string, string>) =>
      (await organizer.read("showAttendees", pathOf(meetup), query)).includes("Samira Haddad");
    assert.deepEqual(
      [
        await isListed({}),
        await isListed({ status: "attending" }),
        await isListed({ q: "HADD" }),
        await isListed({ status: "pending" }),
        await isListed({ q: "lovelace" }),
      ],
      [true, true, true, false, false],
    );
  });

  await t.test("a rejected form is open, with the entered values and the problem", async () => {
    const meetup = await eventToday({ capacity: 1 });
    const send = (fields: object) => organizer.send("addGuestAttendeeByForm", pathOf(meetup), walkInFields(fields));
    const wrong = await send({ email: "noor" });
    assert.equal(wrong.status, 400);
    assert.match(String(wrong.body), /<details class="confirm" open>[\s\S]*value="Noor Said"[\s\S]*id="email-problem"/);
    assert.match(String((await send({ guests: "3" })).body), /id="guests-problem"/);
    assert.match(String((await send({ name: " " })).body), /id="name-problem"/);
    await addGuest(meetup, { email: "samira@example.org" });
    const full = await send({});
    assert.equal(full.status, 409);
    assert.match(String(full.body), /no spots left[\s\S]*<details class="confirm" open>[\s\S]*Go beyond the capacity/);
    const listed = await send({ email: "SAMIRA@example.org", over_capacity: ["no", "yes"] });
    assert.equal(listed.status, 409);
    assert.match(String(listed.body), /already has a spot/);
    assert.equal((await send({ over_capacity: ["no", "yes"] })).status, 303);
    assert.deepEqual(valuesOf(await listGuests(meetup), "name"), ["Samira Haddad", "Noor Said"]);
  });

  await t.test("an organizer edits a person, with problems beside the fields", async () => {
    const meetup = await eventToday({ capacity: 3 });
    const guest = await addGuest(meetup, { email: "samira@example.org", guests: 1 });
    await addGuest(meetup, { name: "Noor Said", email: "noor@example.org" });
    const key = { ...pathOf(meetup), guest_attendee_id: guest.id };
    assert.match(
      await organizer.read("showAttendees", pathOf(meetup)),
      new RegExp(`guest-attendees/${guest.id}/edit">Edit<span class="hidden"> Samira Haddad`),
    );
    const page = await organizer.read("showGuestAttendeeForm", key);
    assert.match(page, /Edit Samira Haddad[\s\S]*value="Samira Haddad"[\s\S]*value="samira@example.org"/);
    assert.match(page, /<option selected>1<\/option>/);
    const shown = {
      ...{ name: "Samira Haddad", email: "samira@example.org", guests: "1", over_capacity: ["no"] },
      version: hiddenFieldIn(page, "version"),
    };
    const send = (fields: object, id = guest.id) =>
      organizer.send("updateGuestAttendeeByForm", { ...key, guest_attendee_id: id }, { ...shown, ...fields });
    const requireProblem = async (field: string, fields: object, status: number, id = guest.id) => {
      const { status: sent, body } = await send(fields, id);
      assert.equal(sent, status);
      assert.match(String(body), new RegExp(`id="${field}-problem"`), field);
      assert.match(String(body), /Edit Samira Haddad/);
    };
    await requireProblem("name", { name: " " }, 400);
    await requireProblem("email", { email: "samira" }, 400);
    await requireProblem("guests", { guests: "3" }, 400);
    await requireProblem("email", { email: "NOOR@example.org" }, 409);
    await requireProblem("guests", { guests: "2" }, 409);
    assert.match(String((await send({ guests: "2", email: "x" })).body), /value="x"/);
    assert.equal(noticeOf(await send({ guests: "2", over_capacity: ["no", "yes"], email: "" })), "saved");
    const outdated = await send({ name: "Samira H." });
    assert.deepEqual([outdated.status, /Your entries are still here/.test(String(outdated.body))], [409, true]);
    const version = hiddenFieldIn(await organizer.read("showGuestAttendeeForm", key), "version");
    assert.equal(noticeOf(await send({ name: "Samira H.", email: "", guests: "0", version })), "saved");
    const [edited] = await listGuests(meetup);
    assert.deepEqual([edited.name, edited.email, edited.guests], ["Samira H.", null, 0]);
    const elsewhere = await addGuest(await eventToday());
    assert.equal((await send({}, elsewhere.id)).status, 404);
    const unlimited = await eventToday({ max_guests: 0 });
    const solo = { ...pathOf(unlimited), guest_attendee_id: (await addGuest(unlimited)).id };
    assert.doesNotMatch(await organizer.read("showGuestAttendeeForm", solo), /Go beyond the capacity/);
    assert.equal(
      noticeOf(await organizer.send("updateGuestAttendeeByForm", solo, { name: "Alone", email: "", guests: "0" })),
      "saved",
    );
    const helper = await signInVolunteer(unlimited);
    assert.equal((await helper.send("updateGuestAttendeeByForm", solo, { name: "Other" })).status, 403);
  });

  await t.test("people cannot be added at an early check-in, or to an event without registration", async () => {
    const soon = await eventToday();
    assert.match(await organizer.read("showCheckIn", pathOf(soon)), /Add someone/);
    const far = await event(berlin, { starts_at: timeIn(48), ends_at: timeIn(50) });
    assert.doesNotMatch(await organizer.read("showCheckIn", pathOf(far)), /Add someone/);
    assert.match(await organizer.read("showAttendees", pathOf(far)), /Add someone/);
    const elsewhere = await eventToday({ registration: "none" });
    for (const id of ["showCheckIn", "showAttendees"] as const)
      assert.doesNotMatch(await organizer.read(id, pathOf(elsewhere)), /Add someone/);
  });

  await t.test("the team's check-in lists people by name, checks them in and adds walk-ins", async () => {
    const meetup = await eventToday({ capacity: 4 });
    const ada = await person({ withPassword: false });
    await attend(ada, meetup);
    const guest = await addGuest(meetup, { email: "samira@example.org", guests: 1 });
    const { read, sendOk, send } = await signInVolunteer(meetup);
    const page = await read("showCheckIn", pathOf(meetup));
    assert.match(page, /Checked in: 0 of 2[\s\S]*Samira Haddad[\s\S]*With 1 guest/);
    assert.doesNotMatch(page, /samira@|over_capacity/);
    assert.match(await read("showCheckIn", pathOf(meetup), { q: "samira" }), /Check in Samira Haddad/);
    const byButton = await sendOk("checkInAttendeeByForm", { ...pathOf(meetup), user_id: guest.id });
    assert.match(byButton, new RegExp(`person=${guest.id}&notice=checked_in$`));
    assert.match(
      await sendOk("checkInAttendeeByForm", { ...pathOf(meetup), user_id: guest.id }),
      /already_checked_in$/,
    );
    const found = await read("showCheckIn", pathOf(meetup), { person: guest.id });
    assert.match(found, /This attendee[\s\S]*Samira Haddad[\s\S]*Here since[\s\S]*Undo/);
    await sendOk("undoCheckInByForm", { ...pathOf(meetup), user_id: guest.id });
    assert.equal((await listGuests(meetup))[0].checked_in_at, null);

    const fields = walkInFields({ form_key: hiddenFieldIn(page, "form_key") });
    const added = await sendOk("addWalkInByForm", pathOf(meetup), fields);
    assert.equal(await sendOk("addWalkInByForm", pathOf(meetup), fields), added);
    const [, noor, ...others] = await listGuests(meetup);
    assert.deepEqual(
      [noor.name, noor.registered_by, noor.checked_in_at, others.length],
      ["Noor Said", "door", "2026-11-20T12:00:00Z", 0],
    );
    assert.match(added, new RegExp(`/check-in\\?person=${noor.id}&notice=checked_in$`));
    const full = await send("addWalkInByForm", pathOf(meetup), walkInFields());
    assert.equal(full.status, 409);
    assert.match(String(full.body), /no spots left/);
    const overCapacity = await send("addWalkInByForm", pathOf(meetup), walkInFields({ over_capacity: ["no", "yes"] }));
    assert.equal(overCapacity.status, 403);
    for (const id of ["addGuestAttendeeByForm", "deleteGuestAttendeeByForm"] as const)
      assert.equal((await send(id, { ...pathOf(meetup), guest_attendee_id: noor.id }, walkInFields())).status, 403);
    assert.match(await organizer.read("showCheckIn", pathOf(meetup)), /over_capacity/);
    await organizer.sendOk("addWalkInByForm", pathOf(meetup), walkInFields({ over_capacity: ["no", "yes"] }));
    assert.equal((await listGuests(meetup)).length, 3);
    assert.equal((await readRsvp(ada, meetup)).checked_in_at, null);
  });

  await t.test(
    "a door link lists, checks in and adds people, each form once, and the audit log names the link",
    async () => {
      const meetup = await eventToday({ capacity: 3 });
      const guest = await addGuest(meetup, { email: "samira@example.org" });
      const { read, sendOk, send, link } = await signInAtDoor(meetup);
      const page = await read("showDoor");
      assert.doesNotMatch(page, /Samira|over_capacity|type="email"/);
      assert.match(await read("showDoor", {}, { q: "samira" }), /Check in Samira Haddad/);
      await sendOk("checkInAtDoor", { user_id: guest.id });
      await sendOk("undoCheckInAtDoor", { user_id: guest.id });
      const fields = walkInFields({ form_key: hiddenFieldIn(page, "form_key"), guests: "1" });
      const added = await Promise.all([sendOk("addWalkInAtDoor", {}, fields), sendOk("addWalkInAtDoor", {}, fields)]);
      assert.equal(added[0], added[1]);
      const [samira, noor, ...others] = await listGuests(meetup);
      assert.match(await read("showDoor", {}, { person: noor.id }), /Noor Said[\s\S]*With 1 guest[\s\S]*Undo/);
      assert.deepEqual([samira.checked_in_at, others.length], [null, 0]);
      assert.deepEqual([noor.guests, noor.registered_by, noor.checked_in_at], [1, "door", "2026-11-20T12:00:00Z"]);
      const full = await send("addWalkInAtDoor", {}, walkInFields());
      assert.equal(full.status, 409);
      assert.match(String(full.body), /no spots left[\s\S]*<details class="confirm" open>/);
      assert.equal((await send("addWalkInAtDoor", {}, walkInFields({ email: "noor@example.org" }))).status, 400);
      const { body: log } = await callAs(root, "listAuditEntries", { alliance: ours.slug });
      const entries = log.items.filter(({ actor }: { actor: object | null }) => actor === null);
      assert.deepEqual(valuesOf(entries, "action"), ["addGuestAttendee", "updateGuestAttendee", "updateGuestAttendee"]);
      for (const { changes } of entries) {
        const named = changes.find(({ field }: { field: string }) => field === "door_link");
        assert.deepEqual(named?.after, { id: link.id, label: "Main entrance" });
      }
      assert.match(
        await organizer.read("showAuditLog", { alliance: ours.slug }),
        /Door link “Main entrance” added a person without an account to/,
      );
    },
  );

  await t.test("the door of one event shows and changes no guest attendee of another", async () => {
    const [meetup, other] = [await eventToday(), await eventToday()];
    const guest = await addGuest(other);
    const { read, send } = await signInAtDoor(meetup);
    assert.doesNotMatch(await read("showDoor", {}, { person: guest.id }), /Samira/);
    assert.doesNotMatch(await read("showDoor", {}, { q: "samira" }), /Samira/);
    for (const id of ["checkInAtDoor", "undoCheckInAtDoor"] as const)
      assert.equal((await send(id, { user_id: guest.id })).status, 404);
    const elsewhere = await signInAtDoor(other);
    const sameKey = walkInFields({ form_key: guest.id });
    const added = await Promise.all([send, elsewhere.send].map((submit) => submit("addWalkInAtDoor", {}, sameKey)));
    assert.deepEqual(valuesOf(added, "status"), [303, 303]);
    assert.deepEqual([(await listGuests(meetup)).length, (await listGuests(other)).length], [1, 2]);
    const stranger = siteClient(await session(await person({ withPassword: false })));
    assert.equal((await stranger.send("addWalkInByForm", pathOf(meetup), walkInFields())).status, 403);
    assert.equal((await stranger.send("checkInAttendeeByForm", { ...pathOf(other), user_id: guest.id })).status, 403);
  });

  await t.test("returns 404 for walk-ins after the door link was deleted, and 429 after too many uses", async () => {
    const meetup = await eventToday();
    const { send, link } = await signInAtDoor(meetup);
    await callAs(root, "deleteDoorLink", { event_id: meetup.id, door_link_id: link.id });
    assert.equal((await send("addWalkInAtDoor", {}, walkInFields())).status, 404);
    assert.deepEqual(await listGuests(meetup), []);
    const { body } = await callAs(root, "createDoorLink", { event_id: meetup.id }, { label: "Yard" });
    const limited = await service.startAnother({ limits: { factor: 0.1 } });
    const pages = siteClient(createVisitor({ call: limited.call }));
    await pages.sendOk("openDoor", { secret: String(body.url).replace(/.*\//, "") });
    for (let n = 0; n < 30; n++) await pages.sendOk("addWalkInAtDoor", {}, walkInFields());
    assert.equal((await pages.send("addWalkInAtDoor", {}, walkInFields())).status, 429);
  });
});
