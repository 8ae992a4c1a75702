import assert from "node:assert/strict";
import type postgres from "postgres";
import { type Test, test } from "tap";
import { postForm } from "../e2e/program.ts";
import { until as waitUntil } from "../support/embedded.ts";
import { startSmtp } from "../support/smtp.ts";
import { createCommunity } from "./community.ts";
import { externalSetup } from "./places.ts";
import { createServiceProcess, type ServiceProcess } from "./service.ts";

const visitorCount = 30;

/** A third of the visitors go to the waitlist. A fifth of the seats is held for the first visitors. */
const capacity = 20;

/** The service is killed after `responses` confirmations. `lock` names what the next transaction is writing, if any. */
type Moment = { responses: number; lock?: "event" | "users" | "rsvp_requests" | "sessions" | "attendances" };

const moments: readonly Moment[] = [
  { responses: 0, lock: "event" },
  { responses: 0, lock: "users" },
  { responses: 5, lock: "rsvp_requests" },
  { responses: 10, lock: "sessions" },
  { responses: 15, lock: "attendances" },
  { responses: 1 },
  { responses: 15 },
  { responses: visitorCount - 1 },
];

type Status = "attending" | "waitlisted";

type Confirmation = { status: number; notice: string | null; isSignedIn: boolean };

type State = { email: string; isUsed: boolean; hasAccount: boolean; status: Status | null };

const until = (label: string, condition: () => Promise<boolean>) => waitUntil(label, condition, 60_000);

const confirm = async (url: string, token: string): Promise<Confirmation> => {
  const response = await postForm(`${url}/rsvps/confirm`, { token });
  const text = await response.text();
  assert.equal(response.status, 303, text);
  const target = new URL(response.headers.get("location") ?? "", url);
  return {
    status: response.status,
    notice: target.searchParams.get("notice"),
    isSignedIn: response.headers.getSetCookie().some((cookie) => /^session_id=[^;]/.test(cookie)),
  };
};

const statesOf = async (sql: postgres.Sql, eventId: string): Promise<Map<string, State>> => {
  const rows = await sql<State[]>`
    select r.email, r.confirmed_at is not null as "isUsed", u.id is not null as "hasAccount", a.status
    from rsvp_requests r left join users u on lower(u.email) = lower(r.email)
    left join attendances a on a.user_id = u.id and a.event_id = r.event_id
    where r.event_id = ${eventId}`;
  assert.equal(rows.length, visitorCount);
  return new Map(rows.map((row) => [row.email, row]));
};

const totalsOf = async (sql: postgres.Sql, eventId: string) => {
  const [row] = await sql`
    select attendee_count as counted,
      (select count(*)::integer from attendances where event_id = e.id and status = 'attending') as attending,
      (select count(*)::integer from attendances where event_id = e.id and status = 'waitlisted') as waitlisted,
      (select coalesce(sum(places), 0)::integer from rsvp_requests where event_id = e.id and held_until > now()) as held
    from events e where id = ${eventId}`;
  return { ...row };
};

/** Runs the action while another transaction holds a lock that the service waits for. */
const whileServiceWaits = (
  sql: postgres.Sql,
  { eventId, lock }: { eventId: string; lock: NonNullable<Moment["lock"]> },
  action: () => Promise<void>,
): Promise<void> =>
  sql.begin(async (tx) => {
    if (lock === "event") await tx`select from events where id = ${eventId} for update`;
    else await tx`lock table ${tx(lock)} in share mode`;
    await until(`a confirmation waits for ${lock}`, async () => {
      const waiting = await tx`select from pg_stat_activity where pg_backend_pid() = any (pg_blocking_pids(pid))`;
      return waiting.length > 0;
    });
    await action();
  });

const requestAll = async (
  { url }: ServiceProcess,
  smtp: Awaited<ReturnType<typeof startSmtp>>,
  { path, emails }: { path: string; emails: readonly string[] },
): Promise<Map<string, string>> => {
  const statuses = await Promise.all(
    emails.map(async (email) => (await postForm(url + path, { name: "Noor Said", email })).status),
  );
  assert.deepEqual(new Set(statuses), new Set([303]));
  const tokens = new Map<string, string>();
  await until("all links have arrived", async () => {
    for (const { mail, envelope } of smtp.received) {
      const [email = ""] = envelope.to;
      const token = /\/rsvps\/confirm\?token=([\w-]+)/.exec(mail.text ?? "")?.[1];
      if (token && emails.includes(email)) tokens.set(email, token);
    }
    return tokens.size === emails.length;
  });
  return tokens;
};

const notices: Readonly<Record<Status, string>> = { attending: "rsvp_attending", waitlisted: "rsvp_waitlisted" };

const noticeOf = ({ email, status }: State): string => (status ? notices[status] : assert.fail(`no RSVP: ${email}`));

test("kill -9 of the service during 30 confirmations uses no link without creating its RSVP", async (t: Test) => {
  const setup = await externalSetup(t);
  const smtp = await startSmtp(t);
  const service = await createServiceProcess(t, {
    ...setup.settings,
    ALLIANCE_EMAIL__SMTP__HOST: "127.0.0.1",
    ALLIANCE_EMAIL__SMTP__PORT: String(smtp.port),
  });
  await service.start();
  const { sql } = await setup.admin();
  const community = await createCommunity(sql, service.url);

  for (const [round, { responses, lock }] of moments.entries())
    await t.test(`after ${responses} responses${lock ? `, while a confirmation waits for ${lock}` : ""}`, async (t) => {
      const event = await community.createEvent("Open evening", capacity);
      const emails = Array.from({ length: visitorCount }, (_, index) => `visitor-${round}-${index}@example.org`);
      const path = `/events/${community.alliance}/${community.groupSlug}/${event.slug}/request`;
      const tokens = await requestAll(service, smtp, { path, emails });
      const { held } = await totalsOf(sql, event.id);
      assert.equal(held, capacity / 5);

      const acknowledged = new Map<string, Confirmation>();
      const confirming = [...tokens].map(([email, token]) =>
        confirm(service.url, token).then(
          (confirmation) => void acknowledged.set(email, confirmation),
          // The connection breaks when the service is killed; `acknowledged` has the visitors who got a response.
          () => undefined,
        ),
      );
      await until(`${responses} responses have arrived`, async () => acknowledged.size >= responses);
      const kill = async () => {
        service.signal("SIGKILL");
        await Promise.all([service.ended(), ...confirming]);
      };
      await (lock ? whileServiceWaits(sql, { eventId: event.id, lock }, kill) : kill());
      await until("the transactions of the killed service have ended", async () => {
        const open = await sql`select from pg_stat_activity
          where backend_type = 'client backend' and xact_start is not null and pid <> pg_backend_pid()`;
        return open.length === 0;
      });

      const states = await statesOf(sql, event.id);
      const usedLinks = [...states.values()].filter(({ isUsed }) => isUsed);
      t.comment(`${acknowledged.size} responses, ${usedLinks.length} links used`);
      if (lock) assert.ok(usedLinks.length < visitorCount, "the service was killed before it had confirmed all");
      for (const { email, isUsed, hasAccount, status } of states.values())
        assert.deepEqual(
          { email, hasAccount, hasRsvp: status !== null },
          { email, hasAccount: isUsed, hasRsvp: isUsed },
          "an account and an RSVP exist exactly when the link is used",
        );
      for (const [email, { notice, isSignedIn }] of acknowledged) {
        assert.ok(isSignedIn, email);
        assert.equal(notice, noticeOf(states.get(email) ?? assert.fail(email)), "what was acknowledged is stored");
      }

      await service.start();
      const repeated = await Promise.all(
        [...tokens].map(async ([email, token]) => ({ email, ...(await confirm(service.url, token)) })),
      );
      const finalStates = await statesOf(sql, event.id);
      for (const { email, notice, isSignedIn } of repeated) {
        const before = states.get(email) ?? assert.fail(email);
        const after = finalStates.get(email) ?? assert.fail(email);
        assert.equal(notice, noticeOf(after), email);
        assert.equal(isSignedIn, !before.isUsed, `${email}: only the confirmation that uses the link signs in`);
        if (before.isUsed) assert.deepEqual(after, before, "a repeated confirmation changes nothing");
      }
      const totals = { counted: capacity, attending: capacity, waitlisted: visitorCount - capacity, held: 0 };
      assert.deepEqual(await totalsOf(sql, event.id), totals);

      for (const [email, token] of tokens) {
        const { notice, isSignedIn } = await confirm(service.url, token);
        assert.deepEqual(
          { notice, isSignedIn },
          { notice: noticeOf(finalStates.get(email) ?? assert.fail(email)), isSignedIn: false },
        );
      }
      assert.deepEqual(await totalsOf(sql, event.id), totals);
      assert.deepEqual(await statesOf(sql, event.id), finalStates);
    });
});
