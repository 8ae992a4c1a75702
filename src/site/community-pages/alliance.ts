import type { Schemas } from "../../../generated/contract.ts";
import { alliancePolicy } from "../../community/alliances/policy.ts";
import { findAlliance } from "../../community/alliances/queries.ts";
import { noAlliance } from "../../community/alliances/rules.ts";
import { toAlliance } from "../../community/alliances/views.ts";
import { eventOrders, listEvents } from "../../community/events/queries.ts";
import { toEventSummary } from "../../community/events/views.ts";
import { groupOrders, listGroups } from "../../community/groups/queries.ts";
import { toGroupSummary } from "../../community/groups/views.ts";
import { jobOrders, listJobs } from "../../community/jobs/queries.ts";
import { toJobSummary } from "../../community/jobs/views.ts";
import { listPage } from "../../community/resources/list.ts";
import { requireFound } from "../../foundation/errors.ts";
import { viewerOf } from "../../identity/access/policy.ts";
import { toPreview } from "../../web/pages/markdown.ts";
import type { Listing, Visit } from "../../web/pages/page.ts";
import { template } from "../../web/pages/template.ts";
import { cursor, searchWords } from "../kit/fields.ts";
import { publicPage } from "../kit/page.ts";
import { allianceEntrances, type Entrance } from "./entrances.ts";
import { organization } from "./structured-data.ts";
import { eventFeed, few, pageOf, toListing, visitorOf, wordsOf } from "./visit.ts";

type AlliancePage = Visit & {
  alliance: Schemas["Alliance"];
  entrances: Entrance[];
  q: string;
  events: Schemas["EventSummary"][];
  groups: Listing<Schemas["GroupSummary"]>;
  jobs: Schemas["JobSummary"][];
};

const allianceTemplate = template<AlliancePage>("site/community-pages/alliance");

/** An alliance with its next events, its groups by name, and its newest jobs. */
export const alliancePage = publicPage("showAlliance", "/alliances/{alliance}", {
  permission: "alliance.read",
  isCacheable: true,
  query: { q: searchWords, cursor },
  show: async (context, { path, query: { q = "", cursor } }) => {
    const { db, now, baseUrl, render, texts } = context;
    const { alliance: slug } = path;
    const row = requireFound(await findAlliance(db, { slug }, { now }), noAlliance(slug));
    const words = wordsOf(q);
    const order = groupOrders.name;
    const query = pageOf(cursor, words);
    const first = { position: undefined, limit: few, now };
    const [visitor, viewer, events, jobs, groups] = await Promise.all([
      visitorOf(context),
      viewerOf(context, alliancePolicy.verbs.update.scope),
      listEvents(db, { alliance: [slug], ...first, order: eventOrders.soonest }),
      listJobs(db, { alliance: [slug], ...first, order: jobOrders.newest }),
      listPage(context, { scope: { page: "alliance", slug, words }, query, order, view: toGroupSummary }, (page, db) =>
        listGroups(db, { alliance: slug, q: words, order, now, ...page }),
      ),
    ]);
    const alliance = toAlliance(row, baseUrl);
    const head = {
      description: toPreview(alliance.description),
      canonical: alliance.html_url,
      image: alliance.banner_url ?? alliance.logo_url,
      feeds: [eventFeed(texts, slug)],
      structured: organization(alliance),
    };
    return render(allianceTemplate, {
      ...visitor,
      head,
      look: alliance,
      alliance,
      entrances: allianceEntrances({ ...context, viewer }, row),
      q,
      events: events.map((row) => toEventSummary(row, baseUrl)),
      groups: toListing(context, groups),
      jobs: jobs.map(toJobSummary),
    });
  },
});
