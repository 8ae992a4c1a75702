import { alliancePolicy } from "../../community/alliances/policy.ts";
import {
  allianceOrders,
  type BriefAllianceRow,
  findAlliance,
  listAlliances,
} from "../../community/alliances/queries.ts";
import { noAlliance } from "../../community/alliances/rules.ts";
import { toAlliance, toAllianceSummary } from "../../community/alliances/views.ts";
import { eventOrders, listEvents } from "../../community/events/queries.ts";
import { toEventSummary } from "../../community/events/views.ts";
import { groupOrders, listGroups } from "../../community/groups/queries.ts";
import { toGroupSummary } from "../../community/groups/views.ts";
import { jobOrders, listJobs } from "../../community/jobs/queries.ts";
import { toJobSummary } from "../../community/jobs/views.ts";
import { landscapeEntryPolicy } from "../../community/landscape/policy.ts";
import { findLandscapeEntry, landscapeOrders, listLandscapeEntries } from "../../community/landscape/queries.ts";
import { toLandscapeEntry, toLandscapeEntrySummary } from "../../community/landscape/views.ts";
import { listPage } from "../../community/resources/list.ts";
import { findResults } from "../../community/search/find.ts";
import { sourceOf } from "../../community/visits/rules.ts";
import { requireFound } from "../../foundation/errors.ts";
import { authorizeRow, viewerOf } from "../../identity/access/policy.ts";
import type { Handler } from "../../identity/context.ts";
import type { Input } from "../../server/http/contract.ts";
import { page } from "../../server/http/responses.ts";
import { emptyForm } from "../../web/pages/form.ts";
import { htmlPage } from "../../web/pages/html-response.ts";
import { toPreview } from "../../web/pages/markdown.ts";
import { noticeOf } from "../../web/pages/notices.ts";
import { allianceEntrances, entryEntrances } from "./entrances.ts";
import { eventPage, groupPage, jobPage, lookOf } from "./pages.ts";
import { citiesIn, placeOf, withCounts } from "./place-filter.ts";
import { countEventOptions, countGroupOptions } from "./queries.ts";
import { entryData, organization } from "./structured-data.ts";
import {
  alliancesTemplate,
  allianceTemplate,
  eventsTemplate,
  groupsTemplate,
  homeTemplate,
  jobsTemplate,
  type ListedAlliance,
  landscapeEntryTemplate,
  landscapeTemplate,
  searchTemplate,
} from "./templates.ts";
import {
  allianceChoices,
  eventFeed,
  eventsOf,
  filterOf,
  jobFeed,
  pageOf,
  toListing,
  visitorOf,
  wordsOf,
} from "./visit.ts";

const few = 6;

export const showHome: Handler<"showHome"> = async (context) => {
  const { db, now, baseUrl, render, site, texts } = context;
  const [visitor, events] = await Promise.all([
    visitorOf(context),
    listEvents(db, { now, limit: few, position: undefined, order: eventOrders.soonest }),
  ]);
  const description = site.tagline ?? texts.t("community.home.description", { site: site.name });
  const head = { description, canonical: `${baseUrl}/` };
  return htmlPage(
    await render(homeTemplate, {
      ...visitor,
      head,
      events: events.map((row) => toEventSummary(row, baseUrl)),
    }),
  );
};

const toListedAlliance = (row: BriefAllianceRow, baseUrl: string): ListedAlliance => ({
  ...toAllianceSummary(row, baseUrl),
  accent_color: row.accentColor,
});

export const showAlliances: Handler<"showAlliances"> = async (context, { query: { q, cursor } }) => {
  const { now, baseUrl, render, texts } = context;
  const words = wordsOf(q);
  const order = allianceOrders.name;
  const query = pageOf(cursor, words);
  const [visitor, list] = await Promise.all([
    visitorOf(context),
    listPage(context, { scope: { page: "alliances", words }, query, order, view: toListedAlliance }, (page, db) =>
      listAlliances(db, { q: words, order, now, ...page }),
    ),
  ]);
  const head = { description: texts.t("community.alliances.description"), canonical: `${baseUrl}/alliances` };
  return htmlPage(await render(alliancesTemplate, { ...visitor, head, list: toListing(context, list), q: q ?? "" }));
};

export const showAlliance: Handler<"showAlliance"> = async (context, { path, query: { q, cursor } }) => {
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
      listGroups(db, { ...path, q: words, order, now, ...page }),
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
  return htmlPage(
    await render(allianceTemplate, {
      ...visitor,
      head,
      look: alliance,
      alliance,
      entrances: allianceEntrances({ ...context, viewer }, row),
      q: q ?? "",
      events: events.map((row) => toEventSummary(row, baseUrl)),
      groups: toListing(context, groups),
      jobs: jobs.map(toJobSummary),
    }),
  );
};

export const showGroup: Handler<"showGroup"> = async (context, { path, query: { when, cursor, notice } }) =>
  htmlPage(await groupPage(context, path, { when, cursor, form: emptyForm, notice: noticeOf(context.texts, notice) }));

export const showGroups: Handler<"showGroups"> = async (context, { query: { cursor, ...sent } }) => {
  const { now, baseUrl, render, texts, searching } = context;
  const words = wordsOf(sent.q);
  const { filters, problem } = await placeOf(context, sent);
  const alliance = filterOf(sent.alliance)?.[0];
  const order = filters.near ? groupOrders.nearest : groupOrders.most_members;
  const query = pageOf(cursor, words, filters.near && sent.city);
  const scope = { page: "groups", words, alliance, ...filters };
  const [visitor, alliances, counts, groups] = await Promise.all([
    visitorOf(context),
    allianceChoices(context),
    searching(countGroupOptions),
    listPage(context, { scope, query, order, view: toGroupSummary }, (page, db) =>
      listGroups(db, { q: words, alliance, ...filters, order, now, ...page }),
    ),
  ]);
  const head = { description: texts.t("community.groups.lead"), canonical: `${baseUrl}/groups` };
  const { q = "", city = "", within } = sent;
  return htmlPage(
    await render(groupsTemplate, {
      ...visitor,
      head,
      list: toListing(context, groups),
      filters: { q, city, within, alliance: sent.alliance ?? "" },
      problem,
      cities: citiesIn(counts),
      alliances: withCounts(texts, alliances, counts, "alliance"),
    }),
  );
};

const eventKinds = ["in_person", "virtual", "hybrid"] as const;

export const showEvents: Handler<"showEvents"> = async (context, { query: { cursor, ...sent } }) => {
  const { now, baseUrl, render, texts, searching } = context;
  const { when, kind } = sent;
  const words = wordsOf(sent.q);
  const place = await placeOf(context, sent);
  const filters = { kind: filterOf(kind), alliance: filterOf(sent.alliance), ...place.filters };
  const { near } = place.filters;
  const query = pageOf(cursor, words, near && sent.city);
  const { order: byTime, ...period } = eventsOf(when);
  const order = near ? eventOrders.nearest : byTime;
  const list = { scope: { page: "events", when, words, ...filters }, query, order, view: toEventSummary };
  const [visitor, alliances, counts, events] = await Promise.all([
    visitorOf(context),
    allianceChoices(context),
    searching((db) => countEventOptions(db, { ...period, now })),
    listPage(context, list, (page, db) => listEvents(db, { q: words, ...filters, ...period, ...page, order, now })),
  ]);
  const head = { description: texts.t("community.events.lead"), canonical: `${baseUrl}/events` };
  const { q = "", city = "", within, alliance = "" } = sent;
  const kinds = eventKinds.map((value) => ({ value, label: texts.t(`community.event_kind.${value}`) }));
  return htmlPage(
    await render(eventsTemplate, {
      ...visitor,
      head,
      list: toListing(context, events),
      filters: { q, city, within, when, kind, alliance },
      problem: place.problem,
      cities: citiesIn(counts),
      kinds: withCounts(texts, kinds, counts, "kind"),
      alliances: withCounts(texts, alliances, counts, "alliance"),
    }),
  );
};

export const showEvent: Handler<"showEvent"> = async (context, { path, query, headers }) => {
  // Anonymous visitors share a cached page, so their referrer must not change it.
  const source = sourceOf(query.utm_source, context.caller ? headers.referer : undefined);
  const notice = noticeOf(context.texts, query.notice);
  const isNotTaken = query.notice === "rsvp_not_taken";
  return htmlPage(await eventPage(context, path, { form: emptyForm, notice, source, isNotTaken }));
};

export const showJobs: Handler<"showJobs"> = async (context, { query: { cursor, ...sent } }) => {
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
  const { q = "", employment_type, remote = false, alliance = "" } = sent;
  const shown = { list: toListing(context, jobs), filters: { q, employment_type, remote, alliance }, alliances };
  return htmlPage(await render(jobsTemplate, { ...visitor, head, ...shown }));
};

export const showJob: Handler<"showJob"> = async (context, { path, query: { notice } }) =>
  htmlPage(await jobPage(context, path, { form: emptyForm, notice: noticeOf(context.texts, notice) }));

export const showLandscape: Handler<"showLandscape"> = async (context, { query: { cursor, ...sent } }) => {
  const { baseUrl, render, texts } = context;
  const words = wordsOf(sent.q);
  const filters = { alliance: filterOf(sent.alliance), kind: filterOf(sent.kind) };
  const order = landscapeOrders.name;
  const query = pageOf(cursor, words);
  const list = { scope: { page: "landscape", words, ...filters }, query, order, view: toLandscapeEntrySummary };
  const [visitor, alliances, entries] = await Promise.all([
    visitorOf(context),
    allianceChoices(context),
    listPage(context, list, (page, db) => listLandscapeEntries(db, { q: words, ...filters, order, ...page })),
  ]);
  const head = { description: texts.t("community.landscape.lead"), canonical: `${baseUrl}/landscape` };
  const { q = "", kind, alliance = "" } = sent;
  const shown = { list: toListing(context, entries), filters: { q, kind, alliance }, alliances };
  return htmlPage(await render(landscapeTemplate, { ...visitor, head, ...shown }));
};

export const showLandscapeEntry: Handler<"showLandscapeEntry"> = async (context, { path: { entry_id: id }, query }) => {
  const { baseUrl, render } = context;
  const find = authorizeRow(context, landscapeEntryPolicy, "read", id, findLandscapeEntry);
  const [visitor, { row, viewer }] = await Promise.all([visitorOf(context), find]);
  const look = await lookOf(context, row.alliance);
  const entry = toLandscapeEntry(row, baseUrl);
  const head = {
    description: toPreview(entry.summary),
    canonical: entry.html_url,
    image: entry.logo_url,
    structured: entryData(entry),
  };
  const entrances = entryEntrances({ ...context, viewer }, row);
  const notice = noticeOf(context.texts, query.notice);
  return htmlPage(await render(landscapeEntryTemplate, { ...visitor, head, look, entry, entrances, notice }));
};

type SearchQuery = Input<"search">["query"];

const everyType: SearchQuery["types"] = ["event", "group", "job", "landscape_entry"];

export const showSearch: Handler<"showSearch"> = async (context, { query: { q, type, cursor } }) => {
  const { baseUrl, render, texts } = context;
  const words = wordsOf(q);
  const types = filterOf(type) ?? everyType;
  const [visitor, results] = await Promise.all([
    visitorOf(context),
    words === undefined
      ? { items: [], nextCursor: null }
      : findResults(context, { q: words, types, include_past: false, ...pageOf(cursor) }),
  ]);
  const list = toListing(context, page(context, results));
  const head = { description: texts.t("community.search.description"), canonical: `${baseUrl}/search` };
  return htmlPage(await render(searchTemplate, { ...visitor, head, q: q ?? "", type, list }));
};
