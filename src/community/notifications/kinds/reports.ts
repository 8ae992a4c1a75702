import { eq, type SQL, sql } from "drizzle-orm";
import { reports, roles } from "../../../foundation/db/administration-tables.ts";
import type { Queryable } from "../../../foundation/db/client.ts";
import { users } from "../../../foundation/db/identity-tables.ts";
import { firstRow } from "../../../foundation/db/statement.ts";
import { alliances } from "../../../foundation/db/tables.ts";
import { localeOf } from "../../../foundation/languages/texts.ts";
import { isLocalAdministrator } from "../../../identity/access/queries.ts";
import { reportsPath } from "../../../web/page-paths.ts";
import { defineKind, type Entry } from "../kind.ts";
import { recipient } from "../queries.ts";

/** Administrators of an alliance, and of its groups with open reports. */
const administratorsOf = ({ id: allianceId }: { id: string }): SQL => sql`
  select user_id from ${roles} where alliance_id = ${allianceId}
  union
  select user_id from ${roles} where group_id in (
    select group_id from ${reports}
    where alliance_id = ${allianceId} and status = 'open' and subject_type <> 'group')`;

/** The grant of `reportPolicy` in SQL, except that roles over all alliances do not count. */
const isDecidable = sql`
  reports.status = 'open' and (reports.user_id is null or reports.user_id <> users.id)
  and ${isLocalAdministrator(sql`users.id`, {
    allianceId: sql`reports.alliance_id`,
    groupId: sql`(case when reports.subject_type <> 'group' then reports.group_id end)`,
  })}`;

type Report = { name: string; reason: (typeof reports.$inferSelect)["reason"] };

const findOpenReports = (db: Queryable, userId: string) =>
  firstRow(
    db
      .select({
        recipient,
        alliances: sql<string[]>`(
          select coalesce(jsonb_agg(name order by name), '[]')
          from ${alliances} where id in (select alliance_id from reports where ${isDecidable}))`,
        open: sql<number>`(select count(*)::integer from reports where ${isDecidable})`,
        latest: sql<Report[]>`(
          select coalesce(jsonb_agg(jsonb_build_object('name', subject_name, 'reason', reason) order by created_at desc), '[]')
          from (select * from reports where ${isDecidable} order by created_at desc limit 5) latest)`,
        latestAt: sql<Date>`(select max(created_at) from reports where ${isDecidable})`.mapWith(reports.createdAt),
      })
      .from(users)
      .where(eq(users.id, userId)),
  );

/** Finds a report with a new decision, for an email to the reporter. Undefined if the reporter made the decision. */
const findReport = (db: Queryable, { id }: Entry) =>
  firstRow(
    db
      .select({
        id: reports.id,
        recipient,
        status: sql<"resolved" | "dismissed">`${reports.status}`,
        name: reports.subjectName,
      })
      .from(reports)
      .innerJoin(users, eq(users.id, reports.reporterId))
      .where(sql`${eq(reports.id, id)} and ${reports.status} <> 'open'
        and ${reports.status} <> ${reports.notifiedStatus} and ${reports.resolvedBy} is distinct from ${users.id}`),
  );

export const reportKinds = {
  reports: defineKind({
    kind: "report_received",
    isMerged: true,
    isForAdministrators: true,
    isHourly: true,
    recipients: administratorsOf,
    find: async (tx, { userId }) => {
      const found = await findOpenReports(tx, userId);
      return found?.open ? found : undefined;
    },
    content: ({ alliances, open: count, latest }, { t, language, baseUrl }) => {
      const alliance = new Intl.ListFormat(localeOf[language]).format(alliances);
      const lines = latest.map(({ name, reason }) => `${name} (${t(`mail.report_reason.${reason}`)})`);
      return {
        subject: t("mail.report_received.subject", { alliance, count }),
        paragraphs: [t("mail.report_received.text", { alliance, count })],
        facts: [{ label: t("mail.about"), lines }],
        button: { label: t("mail.see_reports"), link: baseUrl + reportsPath },
        reason: t("mail.report_received.reason"),
      };
    },
  }),
  /** The email omits the note of the decision, which is for administrators. */
  report: defineKind({
    kind: "report_resolved",
    find: findReport,
    content: ({ name, status }, { t, baseUrl }) => ({
      subject: t("mail.report_resolved.subject", { name }),
      paragraphs: [t(`mail.report_resolved.${status}`), t("mail.report_resolved.thanks")],
      facts: [{ label: t("mail.about"), lines: [name] }],
      button: { label: t("mail.open_dashboard"), link: `${baseUrl}/dashboard` },
      reason: t("mail.report_resolved.reason"),
    }),
    markSent: (tx, { id, status: notifiedStatus }) =>
      tx.update(reports).set({ notifiedStatus }).where(eq(reports.id, id)),
  }),
};
