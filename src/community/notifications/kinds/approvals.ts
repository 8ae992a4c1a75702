import { and, desc, max, ne, sql } from "drizzle-orm";
import { roles } from "../../../foundation/db/administration-tables.ts";
import type { Queryable } from "../../../foundation/db/client.ts";
import { attendances } from "../../../foundation/db/participation-tables.ts";
import { events, groups } from "../../../foundation/db/tables.ts";
import { isLocalAdministrator } from "../../../identity/access/queries.ts";
import { attendeesPath } from "../../../web/page-paths.ts";
import { selectEventsWithWaitingRsvps } from "../../events/approvals/queries.ts";
import { type Content, defineKind, type MailContext } from "../kind.ts";
import { findRecipient } from "../queries.ts";

/** The administrators of the group; without any, the alliance's administrators. */
const organizersOf = ({ id: groupId }: { id: string }) => {
  const ofGroup = sql`select user_id from ${roles} where group_id = ${groupId}`;
  return sql`
    ${ofGroup} union select user_id from ${roles}
    where alliance_id = (select alliance_id from ${groups} where id = ${groupId}) and not exists (${ofGroup})`;
};

/** The condition of `organizersOf` for one user. */
const isOrganizedBy = (userId: string) => sql`(
  ${isLocalAdministrator(userId, events)}
  and (exists (select from roles own where own.user_id = ${userId} and own.group_id = ${events.groupId})
    or not exists (select from roles other where other.group_id = ${events.groupId})))`;

/** Events with RSVPs that wait for the user's approval; the event with the latest RSVP first. */
const listPendingEvents = (db: Queryable, userId: string, now: Date) =>
  selectEventsWithWaitingRsvps(db, now, and(ne(attendances.userId, userId), isOrganizedBy(userId))).orderBy(
    desc(max(attendances.respondedAt)),
  );

const maxListed = 20;

export const requestList = (
  { t, baseUrl }: MailContext,
  label: string,
  items: readonly { name: string; lines: string[]; path: string }[],
): Pick<Content, "facts" | "button"> => {
  const [only, second] = items;
  return {
    facts: items.slice(0, maxListed).map(({ name, lines, path }) => ({ label: name, lines, link: baseUrl + path })),
    button:
      only && !second
        ? { label, link: baseUrl + only.path }
        : { label: t("mail.open_dashboard"), link: `${baseUrl}/dashboard` },
  };
};

export const totalOf = (items: readonly { count: number }[]): number =>
  items.reduce((total, { count }) => total + count, 0);

export const approvalKinds = {
  approvals: defineKind({
    kind: "rsvp_received",
    merges: true,
    forAdministrators: true,
    isHourly: true,
    recipients: organizersOf,
    facts: async (tx, { userId, now }) => {
      const recipient = await findRecipient(tx, userId);
      const pending = recipient ? await listPendingEvents(tx, userId, now) : [];
      const [first] = pending;
      return recipient && first && { recipient, events: pending, latestAt: first.latestAt };
    },
    email: ({ events }, context) => {
      const { t } = context;
      const items = events.map((event) => ({
        name: event.name,
        lines: [t("mail.rsvp_received.of_event", { count: event.count })],
        path: attendeesPath(event),
      }));
      return {
        subject: t("mail.rsvp_received.subject", { count: totalOf(events) }),
        paragraphs: [t("mail.rsvp_received.text", { count: totalOf(events) })],
        ...requestList(context, t("mail.see_attendees"), items),
        reason: t("mail.report_received.reason"),
      };
    },
  }),
};
