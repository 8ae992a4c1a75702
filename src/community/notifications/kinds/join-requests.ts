import { and, desc, eq, max, sql } from "drizzle-orm";
import { brandWithContact } from "../../../foundation/db/branding.ts";
import type { Queryable } from "../../../foundation/db/client.ts";
import { users } from "../../../foundation/db/identity-tables.ts";
import { joinRequests, memberships } from "../../../foundation/db/participation-tables.ts";
import { firstRow } from "../../../foundation/db/statement.ts";
import { alliances, groups } from "../../../foundation/db/tables.ts";
import { groupPath, joinRequestsPath } from "../../../web/page-paths.ts";
import { selectGroupsWithJoinRequests } from "../../groups/approvals/queries.ts";
import { defineKind, type Entry } from "../kind.ts";
import { recipient } from "../queries.ts";
import { isOrganizedBy, organizersOf, pendingFacts, requestList } from "./requests.ts";

const listPendingGroups = (db: Queryable, userId: string) =>
  selectGroupsWithJoinRequests(
    db,
    isOrganizedBy(userId, { allianceId: groups.allianceId, groupId: groups.id }),
  ).orderBy(desc(max(joinRequests.requestedAt)));

/** Undefined while the request is pending, and when it or the membership has ended. */
const findDecision = (db: Queryable, { id, userId }: Entry) => {
  const isRequest = and(eq(joinRequests.groupId, groups.id), eq(joinRequests.userId, users.id));
  const isMember = and(eq(memberships.groupId, groups.id), eq(memberships.userId, users.id));
  return firstRow(
    db
      .select({
        recipient,
        brand: brandWithContact,
        group: { alliance: alliances.slug, slug: groups.slug, name: groups.name },
        isMember: sql<boolean>`${memberships.userId} is not null`,
      })
      .from(users)
      .innerJoin(groups, eq(groups.id, id))
      .innerJoin(alliances, eq(alliances.id, groups.allianceId))
      .leftJoin(memberships, isMember)
      .leftJoin(joinRequests, isRequest)
      .where(
        sql`${users.id} = ${userId} and (${memberships.userId} is not null or ${joinRequests.status} = 'declined')`,
      ),
  );
};

export const joinRequestKinds = {
  join_requests: defineKind({
    kind: "join_request_received",
    merges: true,
    forAdministrators: true,
    isHourly: true,
    recipients: organizersOf,
    facts: (tx, entry) => pendingFacts(tx, entry, listPendingGroups),
    content: ({ items, count }, context) => {
      const { t } = context;
      const list = items.map((group) => ({
        name: group.name,
        lines: [t("mail.join_request_received.of_group", { count: group.count })],
        path: joinRequestsPath(group),
      }));
      return {
        subject: t("mail.join_request_received.subject", { count }),
        paragraphs: [t("mail.join_request_received.text", { count })],
        ...requestList(context, t("mail.see_join_requests"), list),
        reason: t("mail.report_received.reason"),
      };
    },
  }),
  join_request_status: defineKind({
    kind: "join_request_status",
    merges: true,
    facts: findDecision,
    content: ({ group, isMember }, { t, baseUrl }) => {
      const { name } = group;
      return {
        subject: t(isMember ? "mail.join_request_status.subject" : "mail.join_request_status.subject_declined", {
          name,
        }),
        paragraphs: [t(isMember ? "mail.join_request_status.member" : "mail.join_request_status.declined", { name })],
        button: { label: t("mail.see_group"), link: baseUrl + groupPath(group) },
        reason: t("mail.join_request_status.reason"),
      };
    },
  }),
};
