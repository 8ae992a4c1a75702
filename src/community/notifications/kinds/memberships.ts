import { and, eq, or, sql } from "drizzle-orm";
import { bans, eventRoles, roles } from "../../../foundation/db/administration-tables.ts";
import { brand, brandWithContact } from "../../../foundation/db/branding.ts";
import type { Queryable } from "../../../foundation/db/client.ts";
import { users } from "../../../foundation/db/identity-tables.ts";
import { memberships } from "../../../foundation/db/participation-tables.ts";
import { firstRow, type ResultOf } from "../../../foundation/db/statement.ts";
import { alliances, events, groups } from "../../../foundation/db/tables.ts";
import { periodLines } from "../../../web/mail/event-lines.ts";
import { alliancePath, checkInPath, eventPath, groupPath } from "../../../web/page-paths.ts";
import { type Content, defineKind, type Entry, type MailContext } from "../kind.ts";
import { recipient } from "../queries.ts";

const findRole = (db: Queryable, { id }: Entry) =>
  firstRow(
    db
      .select({
        recipient,
        brand,
        alliance: { slug: alliances.slug, name: alliances.name },
        group: { slug: groups.slug, name: groups.name },
      })
      .from(roles)
      .innerJoin(users, eq(users.id, roles.userId))
      .leftJoin(groups, eq(groups.id, roles.groupId))
      .leftJoin(alliances, or(eq(alliances.id, roles.allianceId), eq(alliances.id, groups.allianceId)))
      .where(eq(roles.id, id)),
  );

const roleContent = (
  { alliance, group }: ResultOf<typeof findRole>,
  { t, baseUrl, siteName: site }: MailContext,
): Content => {
  const reason = t("mail.role_granted.reason");
  if (!alliance)
    return {
      subject: t("mail.role_granted.subject_all"),
      paragraphs: [t("mail.role_granted.text_all", { site }), t("mail.role_granted.about_all")],
      button: { label: t("mail.open_dashboard"), link: `${baseUrl}/dashboard` },
      reason,
    };
  const { name } = group ?? alliance;
  const about = t(group ? "mail.role_granted.about_group" : "mail.role_granted.about_alliance");
  return {
    subject: t("mail.role_granted.subject", { name }),
    paragraphs: [t("mail.role_granted.text", { name, site }), about],
    facts: group ? [{ label: t("mail.role_granted.alliance"), lines: [alliance.name] }] : [],
    button: group
      ? { label: t("mail.see_group"), link: baseUrl + groupPath({ alliance: alliance.slug, slug: group.slug }) }
      : { label: t("mail.see_alliance"), link: baseUrl + alliancePath(alliance) },
    reason,
  };
};

/** Undefined when the role has ended. */
const findEventRole = (db: Queryable, { id, userId }: Entry) =>
  firstRow(
    db
      .select({
        recipient,
        brand,
        role: eventRoles.role,
        event: {
          slug: events.slug,
          name: events.name,
          startsAt: events.startsAt,
          endsAt: events.endsAt,
          timezone: events.timezone,
        },
        alliance: { slug: alliances.slug },
        group: { slug: groups.slug, name: groups.name },
      })
      .from(eventRoles)
      .innerJoin(users, eq(users.id, eventRoles.userId))
      .innerJoin(events, eq(events.id, eventRoles.eventId))
      .innerJoin(groups, eq(groups.id, events.groupId))
      .innerJoin(alliances, eq(alliances.id, events.allianceId))
      .where(and(eq(eventRoles.eventId, id), eq(eventRoles.userId, userId))),
  );

const eventRoleContent = (
  { role, event, alliance, group, recipient }: ResultOf<typeof findEventRole>,
  context: MailContext,
): Content => {
  const { t, baseUrl } = context;
  const { name, timezone } = event;
  const isHost = role === "event_host";
  const path = { alliance: alliance.slug, group, slug: event.slug };
  return {
    subject: t(isHost ? "mail.event_role.subject_host" : "mail.event_role.subject_check_in", { name }),
    paragraphs: [t(isHost ? "mail.event_role.text_host" : "mail.event_role.text_check_in", { name })],
    facts: [
      {
        label: t("mail.event.when"),
        lines: periodLines(context, event, { timezone, readerTimezone: recipient.timezone }),
      },
      { label: t("mail.event.group"), lines: [group.name] },
    ],
    button: isHost
      ? { label: t("mail.see_event"), link: baseUrl + eventPath(path) }
      : { label: t("mail.event_role.button_check_in"), link: baseUrl + checkInPath(path) },
    reason: t("mail.role_granted.reason"),
  };
};

const isMemberAgain = sql`exists (
  select from ${memberships} where ${memberships.userId} = ${users.id} and (
    ${memberships.groupId} = ${groups.id}
    or (${groups.id} is null and ${memberships.groupId} in (
      select own.id from groups own where own.alliance_id = ${alliances.id}))))`;

const isBanned = sql<boolean>`exists (
  select from ${bans} where ${bans.userId} = ${users.id} and ${bans.allianceId} = ${alliances.id}
    and (${bans.groupId} is null or ${bans.groupId} = ${groups.id}))`;

/** Undefined when the group or alliance has been deleted, or the user is a member again. */
const findRemoval = (db: Queryable, { about, id, userId }: Entry) =>
  firstRow(
    db
      .select({
        recipient,
        brand: brandWithContact,
        name: sql<string>`coalesce(${groups.name}, ${alliances.name})`,
        isBanned,
      })
      .from(users)
      .leftJoin(groups, sql`${groups.id} = ${about === "group_removal" ? id : null}`)
      .innerJoin(alliances, sql`${alliances.id} = coalesce(${groups.allianceId}, ${id})`)
      .where(sql`${eq(users.id, userId)} and not ${isMemberAgain}`),
  );

/** The email does not say who removed the member, or why. */
const removal = defineKind({
  kind: "membership_ended",
  isMerged: true,
  find: findRemoval,
  content: ({ name, isBanned }, { t, baseUrl }) => ({
    // A banned user need not have been a member.
    subject: t(isBanned ? "mail.membership_ended.subject_banned" : "mail.membership_ended.subject", { name }),
    paragraphs: [t(isBanned ? "mail.membership_ended.banned" : "mail.membership_ended.text", { name })],
    button: { label: t("mail.open_dashboard"), link: `${baseUrl}/dashboard` },
    reason: t("mail.membership_ended.reason"),
  }),
});

export const membershipKinds = {
  role: defineKind({ kind: "role_granted", find: findRole, content: roleContent }),
  event_role: defineKind({ kind: "role_granted", isMerged: true, find: findEventRole, content: eventRoleContent }),
  group_removal: removal,
  alliance_removal: removal,
};
