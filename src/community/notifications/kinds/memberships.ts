import { eq, sql } from "drizzle-orm";
import { brandWithContact } from "../../../foundation/db/branding.ts";
import type { Queryable } from "../../../foundation/db/client.ts";
import { users } from "../../../foundation/db/identity-tables.ts";
import { bans } from "../../../foundation/db/moderation-tables.ts";
import { memberships } from "../../../foundation/db/participation-tables.ts";
import { firstRow } from "../../../foundation/db/statement.ts";
import { alliances, groups } from "../../../foundation/db/tables.ts";
import { defineKind, type Entry } from "../kind.ts";
import { recipient } from "../queries.ts";

const isMemberAgain = sql`exists (
  select from ${memberships} where ${memberships.userId} = ${users.id} and (
    ${memberships.groupId} = ${groups.id}
    or (${groups.id} is null and ${memberships.groupId} in (
      select own.id from groups own where own.alliance_id = ${alliances.id}))))`;

const isBanned = sql<boolean>`exists (
  select from ${bans} where ${bans.userId} = ${users.id} and ${bans.allianceId} = ${alliances.id}
    and (${bans.groupId} is null or ${bans.groupId} = ${groups.id}))`;

/** Undefined when the group or alliance is gone, and for members. */
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

/** The email names neither the administrator nor the reason. */
const removal = defineKind({
  kind: "membership_ended",
  merges: true,
  facts: findRemoval,
  email: ({ name, isBanned }, { t, baseUrl }) => ({
    // A banned user need not have been a member.
    subject: t(isBanned ? "mail.membership_ended.subject_banned" : "mail.membership_ended.subject", { name }),
    paragraphs: [t(isBanned ? "mail.membership_ended.banned" : "mail.membership_ended.text", { name })],
    facts: [],
    button: { label: t("mail.open_dashboard"), link: `${baseUrl}/dashboard` },
    reason: t("mail.membership_ended.reason"),
  }),
});

export const membershipKinds = { group_removal: removal, alliance_removal: removal };
