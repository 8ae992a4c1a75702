import { alliancePolicy } from "../../community/alliances/policy.ts";
import {
  allianceOrders,
  type BriefAllianceRow,
  findAlliance,
  listAlliances,
} from "../../community/alliances/queries.ts";
import { toAlliance, toAllianceSummary } from "../../community/alliances/views.ts";
import { readerOf } from "../../community/events/policy.ts";
import { eventOrders, listEvents } from "../../community/events/queries.ts";
import { toEventSummary } from "../../community/events/views.ts";
import { groupOrders, listGroups } from "../../community/groups/queries.ts";
import { toGroupSummary } from "../../community/groups/views.ts";
import { jobOrders, listJobs } from "../../community/jobs/queries.ts";
import { toJobSummary } from "../../community/jobs/views.ts";
import { requireFound } from "../../foundation/errors.ts";
import { viewerOf } from "../../identity/access/policy.ts";
import { cursor, listing, previewSize, searchWords, wordsOf } from "../kit/fields.ts";
import { page } from "../kit/page.ts";
import { allianceAdminLinks } from "./admin-links.ts";
import { communityHead, eventFeed } from "./head.ts";

const view = (row: BriefAllianceRow, baseUrl: string) => ({
  ...toAllianceSummary(row, baseUrl),
  accent_color: row.accentColor,
});

/** All alliances, ordered by name. */
export const alliances = page("showAlliances", "/alliances", {
  permission: "public",
  template: "community-pages/alliances",
  isCacheable: true,
  query: { q: searchWords, cursor },
  show: async (context, { query: { q = "", cursor } }) => {
    const { now, baseUrl, texts } = context;
    const words = wordsOf(q);
    const order = allianceOrders.name;
    return {
      head: { description: texts.t("community.alliances.description"), canonical: `${baseUrl}/alliances` },
      list: await listing(context, { scope: { page: "alliances", words }, cursor, words, order, view }, (page, db) =>
        listAlliances(db, { q: words, order, now, ...page }),
      ),
      q,
    };
  },
});

/** An alliance with its next events, its groups by name, and its newest jobs. */
export const alliancePage = page("showAlliance", "/alliances/{alliance}", {
  permission: "alliance.read",
  template: "community-pages/alliance",
  isCacheable: true,
  query: { q: searchWords, cursor },
  show: async (context, { path: { alliance: slug }, query: { q = "", cursor } }) => {
    const { db, now, baseUrl, texts } = context;
    const row = requireFound(await findAlliance(db, { slug, now }), alliancePolicy.missing(slug));
    const words = wordsOf(q);
    const order = groupOrders.name;
    const list = { scope: { page: "alliance", slug, words }, cursor, words, order, view: toGroupSummary };
    const firstPage = { position: undefined, limit: previewSize, now };
    const reader = await readerOf(context);
    const [viewer, events, jobs, groups] = await Promise.all([
      viewerOf(context, alliancePolicy.verbs.update.scope),
      listEvents(db, { alliance: [slug], ...firstPage, ...reader, order: eventOrders.soonest }),
      listJobs(db, { alliance: [slug], ...firstPage, order: jobOrders.newest }),
      listing(context, list, (page, db) => listGroups(db, { alliance: slug, q: words, order, now, ...page })),
    ]);
    const alliance = toAlliance(row, baseUrl);
    return {
      head: communityHead(alliance, eventFeed(texts, slug)),
      branding: alliance,
      alliance,
      adminLinks: allianceAdminLinks({ ...context, viewer }, row),
      q,
      events: events.map((row) => toEventSummary(row, baseUrl)),
      groups,
      jobs: jobs.map(toJobSummary),
    };
  },
});
