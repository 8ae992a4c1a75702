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
import { listPage } from "../../../community/resources/list.ts";
import { authorizeAny } from "../../../identity/access/policy.ts";
import type { Rights } from "../../../identity/access/queries.ts";
import type { UserContext } from "../../../identity/context.ts";
import { signedInUser } from "../../../identity/users/signed-in-user.ts";
import { tagOf } from "../../../server/http/etag.ts";
import {
  eventPath,
  groupMembersPath,
  groupPath,
  jobPath,
  landscapeEntryPath,
  reportsPath,
} from "../../../web/page-paths.ts";
import type { Listing, Shown, UserPage } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";
import { pageOf, toListing } from "../../community-pages/visit.ts";
import { cursor, formText, version } from "../../kit/fields.ts";
import { form, page } from "../../kit/page.ts";
import { readAs } from "../../kit/read-as.ts";
import { fromContract, oneOf, optional, required, withDefault } from "../../kit/schema.ts";
import { decisionProblem } from "../problems.ts";
import { administrationNotice, done, shownInRows } from "../visit.ts";

type View = "open" | "decided";

type ReportsPage = UserPage & {
  view: View;
  list: Listing<{ report: Schemas["Report"]; version: string; path: string | null }>;
};

const reportsTemplate = template<ReportsPage>("site/administration-pages/reports/reports");

const statuses: Record<View, Schemas["ReportStatus"][]> = { open: ["open"], decided: ["resolved", "dismissed"] };

/** The view that lists the report: another administrator may have decided on it. */
const viewWith = async (context: UserContext, id: string): Promise<View> => {
  const report = await findReport(context.db, id);
  return report === undefined || report.status === "open" ? "open" : "decided";
};

const reportsPage = async (context: UserContext, view: View, { form, notice, cursor }: Shown) => {
  const { rights } = await authorizeAny(context, reportPolicy.verbs.list);
  const [user, reports] = await Promise.all([signedInUser(context), listShown(context, rights, { view, cursor })]);
  const pathOf = await pathsOf(context, reports.body.items);
  const { items, ...list } = toListing(context, reports);
  const shown = items.map((report) => ({ report, version: tagOf(report), path: pathOf(report) }));
  return context.render(reportsTemplate, { user, form, notice, view, list: { ...list, items: shown } });
};

const listShown = (
  context: UserContext,
  rights: Rights,
  { view, cursor }: { view: View; cursor: string | undefined },
) => {
  const order = reportOrders.newest;
  const scope = { page: "reports", view, userId: context.caller.userId };
  return listPage(context, { scope, query: pageOf(cursor), order, view: toReport }, (page) =>
    listReports(context.db, { status: statuses[view], ...page, rights, order }),
  );
};

/** Pages of the reported resources; deleted events and jobs have none. */
const pathsOf = async ({ db }: UserContext, reports: Schemas["Report"][]) => {
  const idsOf = (type: string) => reports.flatMap(({ subject }) => (subject.type === type ? subject.id : []));
  const [events, jobs] = await Promise.all([
    listReportedEvents(db, idsOf("event")),
    listReportedJobs(db, idsOf("job")),
  ]);
  const known = new Map([
    ...events.map((event) => [event.id, eventPath(event)] as const),
    ...jobs.map((job) => [job.id, jobPath(job)] as const),
  ]);
  return ({ alliance, group, subject: { type, id } }: Schemas["Report"]): string | null => {
    if (type === "landscape_entry") return landscapeEntryPath({ id });
    if (type === "group") return group && groupPath({ alliance, slug: group.slug });
    if (type === "user") return group && groupMembersPath({ alliance, slug: group.slug });
    return known.get(id) ?? null;
  };
};

const decide = form("/administration/reports/{report_id}", {
  permission: "report.update",
  body: {
    version,
    decision: required(fromContract("ReportStatus"), "organizers.problem.choice"),
    note: optional(formText, "organizers.problem.note"),
  },
  shownAt: async (context, { segment }) => ({ view: await viewWith(context, segment("report_id")) }),
  submit: async (context, { path, body }) => {
    const { decision: status, note, version } = body;
    const changes = readAs("ReportUpdate", { status, ...(note !== undefined && { note: note.trim() || null }) });
    await updateReport(context, { id: path.report_id, changes, version });
    return done(reportsPath, "decided");
  },
});

/** The reports that the caller decides about, newest first, each with a form to resolve or dismiss it. */
export const reports = page("showReports", reportsPath, {
  permission: "report.list",
  query: { view: withDefault(oneOf(["open", "decided"]), "open"), cursor, notice: administrationNotice },
  problemIn: decisionProblem,
  show: (context, input) => reportsPage(context, input.query.view, shownInRows(context, input, "report_id")),
  forms: { updateReportByForm: decide },
});
