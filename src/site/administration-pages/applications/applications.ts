import { updateApplication } from "../../../community/jobs/applications/actions.ts";
import { applicationOrders, listApplications } from "../../../community/jobs/applications/queries.ts";
import { toReceivedApplication } from "../../../community/jobs/applications/views.ts";
import { requireJob } from "../../../community/jobs/policy.ts";
import { tagOf } from "../../../server/http/conditional.ts";
import { jobPath } from "../../../web/page-paths.ts";
import { version } from "../../kit/fields.ts";
import { listing } from "../../kit/list.ts";
import { form, formInRow, page } from "../../kit/page.ts";
import { fromContract, required } from "../../kit/schema.ts";
import { decisionProblem, listPage } from "../shared.ts";

/** The applications for a job, each with buttons to decide about it. */
export const applications = page("showJobApplications", "/jobs/{slug}/applications", {
  permission: "job.manage_applications",
  template: "administration-pages/applications/applications",
  query: listPage.query,
  problemIn: decisionProblem,
  show: async (context, input) => {
    const { job } = await requireJob(context, { id: context.target.id });
    const { id: jobId, title: name } = job;
    const scope = { page: "applications", id: jobId };
    const { items, ...list } = await listing(
      context,
      { scope, cursor: input.query.cursor, order: applicationOrders.ofJob, view: toReceivedApplication },
      (page) => listApplications(context.db, { owner: { jobId }, ...page }),
    );
    return {
      form: formInRow(input, "application_id"),
      crumb: { name, path: jobPath(job) },
      list: { ...list, items: items.map((application) => ({ application, version: tagOf(application) })) },
    };
  },
  forms: {
    updateApplicationByForm: form("/jobs/{slug}/applications/{application_id}", {
      permission: "job.manage_applications",
      body: { version, decision: required(fromContract("ReviewStatus"), "organizers.problem.choice") },
      submit: (context, { path: { application_id: id }, body: { decision: status, version } }) =>
        updateApplication(context, { id, jobId: context.target.id, changes: { status }, version }),
      notice: "decided",
    }),
  },
});
