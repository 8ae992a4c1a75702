import { enums, type Schemas } from "../../../generated/contract.ts";
import { jobOrders, listJobs } from "../../community/jobs/queries.ts";
import { toJobSummary } from "../../community/jobs/views.ts";
import { listPage } from "../../community/resources/list.ts";
import type { Choice, Listing, Visit } from "../../web/pages/page.ts";
import { template } from "../../web/pages/template.ts";
import { allianceFilter, cursor, searchWords } from "../kit/fields.ts";
import { publicPage } from "../kit/page.ts";
import { allOr, flag, optional } from "../kit/schema.ts";
import { allianceChoices, filterOf, jobFeed, pageOf, toListing, visitorOf, wordsOf } from "./visit.ts";

type JobsPage = Visit & {
  list: Listing<Schemas["JobSummary"]>;
  filters: { q: string; employment_type: string; remote: boolean; alliance: string };
  alliances: Choice[];
};

const jobsTemplate = template<JobsPage>("site/community-pages/jobs");

/** The published jobs, newest first. */
export const jobs = publicPage("showJobs", "/jobs", {
  permission: "public",
  isCacheable: true,
  query: {
    q: searchWords,
    employment_type: allOr(enums.EmploymentType),
    remote: optional(flag),
    alliance: allianceFilter,
    cursor,
  },
  show: async (context, { query: { cursor, ...sent } }) => {
    const { now, baseUrl, render, texts } = context;
    const words = wordsOf(sent.q);
    const filters = {
      alliance: filterOf(sent.alliance),
      employment_type: filterOf(sent.employment_type),
      remote: sent.remote || undefined,
    };
    const order = jobOrders.newest;
    const query = pageOf(cursor, words);
    const [visitor, alliances, jobs] = await Promise.all([
      visitorOf(context),
      allianceChoices(context),
      listPage(context, { scope: { page: "jobs", words, ...filters }, query, order, view: toJobSummary }, (page, db) =>
        listJobs(db, { q: words, ...filters, order, now, ...page }),
      ),
    ]);
    const head = {
      description: texts.t("community.jobs.description"),
      canonical: `${baseUrl}/jobs`,
      feeds: [jobFeed(texts)],
    };
    return render(jobsTemplate, {
      ...visitor,
      head,
      list: toListing(context, jobs),
      filters: { q: "", remote: false, alliance: "", ...sent },
      alliances,
    });
  },
});
