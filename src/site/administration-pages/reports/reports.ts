import type { Schemas } from "../../../../generated/contract.ts";
import { updateReport } from "../../../community/reports/actions.ts";
import { reportPolicy } from "../../../community/reports/policy.ts";
import {
  findReport,
  listReportedEvents,
  listReportedJobs,
  listReports,
  reportOrders,
} from "../../../community/reports/queries.ts";
import { toReport } from "../../../community/reports/views.ts";
import { viewerOf } from "../../../identity/access/policy.ts";
import type { UserContext } from "../../../identity/context.ts";
import { tagOf } from "../../../server/http/responses.ts";
import {
  eventPath,
  groupMembersPath,
  groupPath,
  jobPath,
  landscapeEntryPath,
  reportsPath,
} from "../../../web/page-paths.ts";
import { readAs } from "../../kit/contract-form.ts";
import { formText, listing, version } from "../../kit/fields.ts";
import { form, formInRow, page } from "../../kit/page.ts";
import { fromContract, oneOf, optional, required, withDefault } from "../../kit/schema.ts";
import { decisionProblem, listPageOptions } from "../shared.ts";

type View = "open" | "decided";

const statuses: Record<View, Schemas["ReportStatus"][]> = { open: ["open"], decided: ["resolved", "dismissed"] };

/** The view that lists the report. Another administrator may have decided about it in the meantime. */
const viewOfReport = async (context: UserContext, id: string): Promise<View> => {
  const report = await findReport(context.db, id);
  return report === undefined || report.status === "open" ? "open" : "decided";
};

/** Returns a function that finds the page of a report's subject; null for a deleted event or job. */
const subjectPaths = async ({ db }: UserContext, reports: Schemas["Report"][]) => {
  const idsOf = (type: string) => reports.flatMap(({ subject }) => (subject.type === type ? subject.id : []));
  const [events, jobs] = await Promise.all([
    listReportedEvents(db, idsOf("event")),
    listReportedJobs(db, idsOf("job")),
  ]);
  const paths = new Map([
    ...events.map((event) => [event.id, eventPath(event)] as const),
    ...jobs.map((job) => [job.id, jobPath(job)] as const),
  ]);
  return ({ alliance, group, subject: { type, id } }: Schemas["Report"]): string | null => {
    if (type === "landscape_entry") return landscapeEntryPath({ id });
    if (type === "group") return group && groupPath({ alliance, slug: group.slug });
    if (type === "user") return group && groupMembersPath({ alliance, slug: group.slug });
    return paths.get(id) ?? null;
  };
};

const updateReportByForm = form("/administration/reports/{report_id}", {
  permission: "report.update",
  body: {
    version,
    decision: required(fromContract("ReportStatus"), "organizers.problem.choice"),
    note: optional(formText, "organizers.problem.note"),
  },
  pageQuery: async (context, { pathParameter }) => ({ view: await viewOfReport(context, pathParameter("report_id")) }),
  submit: async (context, { path, body }) => {
    const { decision: status, note, version } = body;
    const changes = readAs("ReportUpdate", { status, ...(note !== undefined && { note: note.trim() || null }) });
    await updateReport(context, { id: path.report_id, changes, version });
  },
  notice: "decided",
});

/** The reports that the caller decides about, newest first, each with a form to resolve or dismiss it. */
export const reports = page("showReports", reportsPath, {
  permission: "report.list",
  template: "administration-pages/reports/reports",
  query: { view: withDefault(oneOf(["open", "decided"]), "open"), ...listPageOptions.query },
  problemIn: decisionProblem,
  show: async (context, input) => {
    const { view, cursor } = input.query;
    const { permissions } = await viewerOf(context, reportPolicy.verbs.list.scope);
    const order = reportOrders.newest;
    const scope = { page: "reports", view, userId: context.caller.userId };
    const { items, ...list } = await listing(context, { scope, cursor, order, view: toReport }, (page) =>
      listReports(context.db, { status: statuses[view], ...page, permissions, order }),
    );
    const pathOf = await subjectPaths(context, items);
    const itemsWithPaths = items.map((report) => ({ report, version: tagOf(report), path: pathOf(report) }));
    return { form: formInRow(input, "report_id"), view, list: { ...list, items: itemsWithPaths } };
  },
  forms: { updateReportByForm },
});
