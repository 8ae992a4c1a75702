import { enums } from "../../../generated/contract.ts";
import { jobOrders, listJobs } from "../../community/jobs/queries.ts";
import { toJobSummary } from "../../community/jobs/views.ts";
import { allianceFilter, cursor, searchWords } from "../kit/fields.ts";
import { listing, wordsOf } from "../kit/list.ts";
import { page } from "../kit/page.ts";
import { allOr, flag, optional } from "../kit/schema.ts";
import { allianceChoices, filterOf } from "./filters.ts";
import { jobFeed } from "./head.ts";

/** The published jobs, newest first. */
export const jobs = page("showJobs", "/jobs", {
  permission: "public",
  template: "community-pages/jobs",
  isCacheable: true,
  query: {
    q: searchWords,
    employment_type: allOr(enums.EmploymentType),
    remote: optional(flag),
    alliance: allianceFilter,
    cursor,
  },
  show: async (context, { query: { cursor, ...entered } }) => {
    const { now, baseUrl, texts } = context;
    const words = wordsOf(entered.q);
    const filters = {
      alliance: filterOf(entered.alliance),
      employment_type: filterOf(entered.employment_type),
      remote: entered.remote || undefined,
    };
    const order = jobOrders.newest;
    const [alliances, list] = await Promise.all([
      allianceChoices(context),
      listing(
        context,
        { scope: { page: "jobs", words, ...filters }, cursor, words, order, view: toJobSummary },
        (page, db) => listJobs(db, { q: words, ...filters, order, now, ...page }),
      ),
    ]);
    const description = texts.t("community.jobs.description");
    return {
      head: { description, canonical: `${baseUrl}/jobs`, feeds: [jobFeed(texts)] },
      list,
      filters: { q: "", remote: false, alliance: "", ...entered },
      alliances,
    };
  },
});
