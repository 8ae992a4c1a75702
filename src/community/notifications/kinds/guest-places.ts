import { and, eq, gt, sql } from "drizzle-orm";
import { brandWithContact } from "../../../foundation/db/branding.ts";
import type { Queryable } from "../../../foundation/db/client.ts";
import { users } from "../../../foundation/db/identity-tables.ts";
import { guestAttendees } from "../../../foundation/db/participation-tables.ts";
import { firstRow } from "../../../foundation/db/statement.ts";
import { alliances, events, groups } from "../../../foundation/db/tables.ts";
import { digest } from "../../../foundation/secrets.ts";
import { eventFacts } from "../../../web/mail/event-lines.ts";
import { guestPlacePath } from "../../../web/page-paths.ts";
import { defineKind, type Entry } from "../kind.ts";
import { recipient } from "../queries.ts";
import { findInvitee, isAccountOf, isBannedFrom } from "./invitations.ts";

/** Finds a guest attendee, with the account of the address. Undefined if the link cannot claim the seat. */
const findGuestSeat = (db: Queryable, { id, linkSecret = "", now }: Pick<Entry, "id" | "linkSecret" | "now">) =>
  firstRow(
    db
      .select({
        email: sql<string>`${guestAttendees.email}`,
        language: guestAttendees.language,
        event: events,
        group: { name: groups.name },
        account: recipient,
        brand: brandWithContact,
      })
      .from(guestAttendees)
      .innerJoin(events, eq(events.id, guestAttendees.eventId))
      .innerJoin(groups, eq(groups.id, events.groupId))
      .innerJoin(alliances, eq(alliances.id, events.allianceId))
      .leftJoin(users, isAccountOf(guestAttendees.email))
      .where(
        and(
          eq(guestAttendees.id, id),
          eq(guestAttendees.secretHash, digest(linkSecret)),
          eq(events.status, "published"),
          gt(events.endsAt, now),
          groups.active,
          sql`not ${isBannedFrom({ ...events, email: guestAttendees.email })}`,
        ),
      ),
  );

export const guestPlaceKinds = {
  /** Sent whether or not the address has an account, which the organizer must not learn. Not sent after an opt-out. */
  guest_place: defineKind({
    kind: "invitation",
    find: async (tx, entry) => {
      const seat = await findGuestSeat(tx, entry);
      const invitee = seat && { ...seat, expiresAt: seat.event.endsAt };
      const recipient = invitee && (await findInvitee(tx, invitee, entry));
      return recipient && { recipient, brand: seat.brand, seat, linkSecret: entry.linkSecret ?? "" };
    },
    /** The recipient may be anyone, so the email contains no names of people (criterion 29). */
    content: ({ recipient, seat: { event, group }, linkSecret }, context) => {
      const { t, baseUrl } = context;
      const textValues = { event: event.name };
      return {
        subject: t("mail.waitlist_promotion.subject", textValues),
        paragraphs: [t("mail.rsvp_confirmation.added", textValues), t("mail.guest_place.claim")],
        facts: [
          ...eventFacts(context, event, { readerTimezone: recipient.timezone }),
          { label: t("mail.event.group"), lines: [group.name] },
        ],
        button: { label: t("mail.guest_place.button"), link: baseUrl + guestPlacePath(linkSecret) },
        reason: t("mail.event.reason_added", textValues),
      };
    },
  }),
};
