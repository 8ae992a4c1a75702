import assert from "node:assert/strict";
import ICAL from "ical.js";
import type { Test } from "tap";
import type { LimitSettings } from "../../src/server/limits/quotas.ts";
import { openTransport } from "../../src/web/mail/transport.ts";
import { createFixtures } from "./fixtures.ts";
import { startMailDelivery } from "./mail-delivery.ts";
import type { Person } from "./people.ts";
import { startService } from "./service.ts";
import { type Received, startSmtp } from "./smtp.ts";

export const from = "Community Alliance <no-reply@alliance.test>";
export const minutes = (count: number) => count * 60_000;
export const hours = (count: number) => minutes(60 * count);

/** Starts the service and an SMTP server, and a mail worker that sends only while `deliverEmails` runs. */
export const openMailbox = async (
  t: Test,
  { limits, ...deliveryOptions }: { secondFactorForAdmins?: boolean; limits?: LimitSettings } = {},
) => {
  const time = { now: new Date("2026-11-20T12:00:00Z") };
  const clock = () => time.now;
  const service = await startService(t, { data: "none", clock, ...(limits && { limits }) });
  const smtp = await startSmtp(t);
  const transport = openTransport({ from, outbox: "/nowhere", smtp: { host: "127.0.0.1", port: smtp.port } });
  const { work, lines } = startMailDelivery(t, service, { transport, clock, ...deliveryOptions });
  const { call } = service;
  const { as, ...people } = service;
  const fixtures = await createFixtures(service);
  const ours = await fixtures.alliance();
  const berlin = await fixtures.group(ours);

  /** Runs the worker, and returns the emails that have arrived since the last call. */
  const deliverEmails = async (): Promise<Received[]> => {
    await work();
    return smtp.received.splice(0);
  };
  const advanceClock = (milliseconds: number) => {
    time.now = new Date(time.now.getTime() + milliseconds);
  };
  const timeIn = (milliseconds: number) => new Date(time.now.getTime() + milliseconds).toISOString();
  /** The start and the end of an event that begins in this many hours. */
  const eventTimes = (hoursAhead: number, durationHours = 2) => ({
    starts_at: timeIn(hours(hoursAhead)),
    ends_at: timeIn(hours(hoursAhead + durationHours)),
  });
  /** Creates an event a week ahead, so that no reminder is due. */
  const event = (more: object = {}) =>
    fixtures.event(berlin, {
      ...eventTimes(168, 3),
      kind: "in_person",
      venue: { name: "Haus am Ufer", city: "Berlin", country_code: "DE" },
      ...more,
    });
  /** Sends an RSVP, and removes its confirmation email from the queue. */
  const attendSilently = async (user: Person, { id }: { id: string }) => {
    const path = { alliance: ours.slug, event_id: id };
    const { status, body } = await call("attendEvent", { path, as: as(user) });
    assert.equal(status, 200, JSON.stringify(body));
    await service.sql`update attendances set confirmation_pending = false where event_id = ${id} and user_id = ${user.id}`;
    await service.sql`delete from outbox where payload ->> 'about' = 'rsvp' and payload ->> 'userId' = ${user.id}`;
    return body;
  };
  const cancel = (user: Person, { id }: { id: string }) =>
    call("cancelAttendance", { path: { alliance: ours.slug, event_id: id }, as: as(user) });
  /** Cancels an RSVP, and removes its confirmation email from the queue. */
  const cancelSilently = async (user: Person, { id }: { id: string }) => {
    await cancel(user, { id });
    await service.sql`
      delete from outbox where payload ->> 'about' = 'rsvp_cancellation' and payload ->> 'userId' = ${user.id}`;
  };
  const changeEvent = async ({ id }: { id: string }, body: object) => {
    const { status } = await call("updateEvent", { path: { event_id: id }, as: as(fixtures.root), body });
    assert.equal(status, 200);
  };
  const chooseNotifications = async (user: Person, notifications: object) => {
    const visitor = await people.session(user, time.now);
    const { status, body } = await visitor.call("updateMe", { body: { notifications } });
    assert.equal(status, 200);
    return body;
  };
  return {
    ...service,
    ...people,
    ...fixtures,
    as,
    ours,
    berlin,
    smtp,
    lines,
    deliverEmails,
    advanceClock,
    timeIn,
    eventTimes,
    event,
    eventInGroup: fixtures.event,
    /** Sends an RSVP, whose confirmation email stays queued. */
    rsvp: fixtures.attend,
    attend: attendSilently,
    cancel,
    cancelSilently,
    changeEvent,
    chooseNotifications,
  };
};

export const recipients = (received: Received[]) => received.flatMap(({ envelope }) => envelope.to).toSorted();
export const onlyEmail = (received: Received[]): Received => {
  assert.equal(received.length, 1, JSON.stringify(received.map(({ mail }) => mail.subject)));
  return received[0] ?? assert.fail();
};

/** The only event in an email's calendar part. */
export const calendarIn = ({ raw, mail }: Received) => {
  const [, method] = /^Content-Type: text\/calendar; charset=utf-8;\s+method=(\w+)/im.exec(raw) ?? [];
  const file = mail.attachments.find(({ filename }) => filename === "event.ics") ?? assert.fail("no file");
  const content = typeof file.content === "string" ? file.content : new TextDecoder().decode(file.content);
  const calendar = new ICAL.Component(ICAL.parse(content));
  const component = calendar.getFirstSubcomponent("vevent") ?? assert.fail("no event");
  const read = (name: string) => String(component.getFirstPropertyValue(name));
  assert.equal(calendar.getFirstPropertyValue("method"), method);
  return { method, read, start: new ICAL.Event(component).startDate };
};

export const unsubscribeLinkIn = ({ mail }: Received): string => {
  const header = mail.headers.find(({ key }) => key === "list-unsubscribe")?.value ?? assert.fail("no header");
  return /^<(.+)>$/.exec(header)?.[1] ?? assert.fail(header);
};
export const unsubscribeTokenIn = (received: Received) =>
  new URL(unsubscribeLinkIn(received)).searchParams.get("token") ?? assert.fail("no token");
