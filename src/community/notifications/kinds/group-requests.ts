import { and, eq, sql } from "drizzle-orm";
import { roles } from "../../../foundation/db/administration-tables.ts";
import { brand } from "../../../foundation/db/branding.ts";
import type { Queryable } from "../../../foundation/db/client.ts";
import { users } from "../../../foundation/db/identity-tables.ts";
import { groupRequests } from "../../../foundation/db/participation-tables.ts";
import { firstRow } from "../../../foundation/db/statement.ts";
import { alliances } from "../../../foundation/db/tables.ts";
import { groupRequestsPath } from "../../../web/page-paths.ts";
import { listAlliancesWithGroupRequests } from "../../groups/approvals/queries.ts";
import { defineKind, type Entry } from "../kind.ts";
import { recipient } from "../queries.ts";
import { pendingFacts, requestList } from "./requests.ts";

const administeredBy = (userId: string) =>
  sql`${alliances.id} in (select alliance_id from ${roles} where user_id = ${userId})`;

/** Undefined if the request has been approved since. */
const findDeclined = (db: Queryable, { id, userId }: Entry) =>
  firstRow(
    db
      .select({
        recipient,
        brand,
        alliance: alliances.name,
        name: groupRequests.name,
        reason: groupRequests.reason,
      })
      .from(groupRequests)
      .innerJoin(users, eq(users.id, groupRequests.userId))
      .innerJoin(alliances, eq(alliances.id, groupRequests.allianceId))
      .where(and(eq(groupRequests.id, id), eq(users.id, userId), eq(groupRequests.status, "declined"))),
  );

export const groupRequestKinds = {
  group_requests: defineKind({
    kind: "join_request_received",
    merges: true,
    forAdministrators: true,
    isHourly: true,
    recipients: ({ id: allianceId }) => sql`select user_id from ${roles} where alliance_id = ${allianceId}`,
    facts: (tx, entry) =>
      pendingFacts(tx, entry, (db, userId) => listAlliancesWithGroupRequests(db, administeredBy(userId))),
    content: ({ items, count }, context) => {
      const { t } = context;
      const list = items.map((alliance) => ({
        name: alliance.name,
        lines: [t("mail.join_request_received.of_group", { count: alliance.count })],
        path: groupRequestsPath(alliance),
      }));
      return {
        subject: t("mail.group_request_received.subject", { count }),
        paragraphs: [t("mail.group_request_received.text", { count })],
        ...requestList(context, t("mail.see_join_requests"), list),
        reason: t("mail.report_received.reason"),
      };
    },
  }),
  group_request_declined: defineKind({
    kind: "join_request_status",
    merges: true,
    facts: findDeclined,
    content: ({ alliance, name, reason }, { t, baseUrl }) => ({
      subject: t("mail.group_request_declined.subject", { name }),
      paragraphs: [t("mail.group_request_declined.text", { name, alliance }), ...(reason ? [reason] : [])],
      button: { label: t("mail.open_dashboard"), link: `${baseUrl}/dashboard` },
      reason: t("mail.group_request_declined.reason"),
    }),
  }),
};
