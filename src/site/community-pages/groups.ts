import { alliancePolicy, findBranding } from "../../community/alliances/policy.ts";
import { readerOf } from "../../community/events/policy.ts";
import { eventOrders, listEvents } from "../../community/events/queries.ts";
import { toEventSummary } from "../../community/events/views.ts";
import { requestToJoin } from "../../community/groups/joins-by-email/request.ts";
import { findStanding, join, leave } from "../../community/groups/memberships/actions.ts";
import { groupPolicy, requireGroup } from "../../community/groups/policy.ts";
import { findGroupKey, groupOrders, listGroups } from "../../community/groups/queries.ts";
import { toGroup, toGroupSummary } from "../../community/groups/views.ts";
import { InvalidField } from "../../foundation/errors.ts";
import { may, type Viewer, viewerWithoutRoles } from "../../identity/access/policy.ts";
import type { Context } from "../../identity/context.ts";
import { conformsTo, maxLengthOf } from "../../server/http/components.ts";
import { seeOther } from "../../server/http/responses.ts";
import { groupName, groupPath } from "../../web/page-paths.ts";
import { redirectToCheckMail } from "../auth-pages/shared.ts";
import { allianceFilter, cursor, linkSource, listing, notice, searchWords, wordsOf } from "../kit/fields.ts";
import { organizerPath } from "../kit/managed-event.ts";
import { form, page } from "../kit/page.ts";
import { fromContract, optional, required, text } from "../kit/schema.ts";
import { groupAdminLinks, planLinks } from "./admin-links.ts";
import { allianceChoices, citiesIn, eventPeriod, filterOf, locate, placeFilter, when, withCounts } from "./filters.ts";
import { communityHead, eventFeed } from "./head.ts";
import { countGroupOptions } from "./queries.ts";

/** The active groups of all alliances: the largest first, or the nearest to a city first. */
export const groups = page("showGroups", "/groups", {
  permission: "public",
  template: "community-pages/groups",
  isCacheable: true,
  query: { q: searchWords, ...placeFilter, alliance: allianceFilter, cursor },
  show: async (context, { query: { cursor, ...fields } }) => {
    const { now, baseUrl, texts, searchLimiter } = context;
    const words = wordsOf(fields.q);
    const { filters, problem } = await locate(context, fields);
    const alliance = filterOf(fields.alliance)?.[0];
    const order = filters.near ? groupOrders.nearest : groupOrders.most_members;
    const scope = { page: "groups", words, alliance, ...filters };
    const [alliances, counts, list] = await Promise.all([
      allianceChoices(context),
      searchLimiter(countGroupOptions),
      listing(
        context,
        { scope, cursor, words, near: filters.near && fields.city, order, view: toGroupSummary },
        (page, db) => listGroups(db, { q: words, alliance, ...filters, order, now, ...page }),
      ),
    ]);
    return {
      head: { description: texts.t("community.groups.lead"), canonical: `${baseUrl}/groups` },
      list,
      filters: { q: "", city: "", alliance: "", ...fields },
      problem,
      cities: citiesIn(counts),
      alliances: withCounts(texts, alliances, counts, "alliance"),
    };
  },
});

const path = "/groups/{alliance}/{group_slug}";
const maxDrafts = 50;

/** Lists the group's drafts, including past ones, which may have been forgotten. */
const listDrafts = (
  { db, now }: Context,
  inGroup: { alliance: string[]; group: string[] },
  { permissions }: Viewer,
) => {
  const filters = { ...inGroup, status: ["draft" as const], includeHiddenFor: permissions, from: new Date(0), now };
  return listEvents(db, { ...filters, order: eventOrders.soonest, position: undefined, limit: maxDrafts });
};

const answerText = text({ maxLength: maxLengthOf("AnswerText") });

/** The answer to the group's question. Browsers send its line breaks as CRLF. */
const answer = optional(answerText, "community.group.answer_required");

/** @throws InvalidField */
const readAnswer = (value: string | undefined) => {
  const answer = value?.replaceAll("\r\n", "\n").trim();
  if (answer === undefined || answer === "") return {};
  if (!conformsTo("AnswerText", answer)) throw new InvalidField("answer", "must hold no control characters");
  return { answer };
};

const joinGroupByForm = form(`${path}/join`, {
  permission: "signed_in",
  rateLimit: "participations",
  body: { answer },
  submit: (context, { path, body }) => join(context, groupName(path), readAnswer(body.answer)),
  notice: ({ joinedAt }) => (joinedAt ? "group_joined" : "join_request_sent"),
});

const leaveGroupByForm = form(`${path}/leave`, {
  permission: "signed_in",
  rateLimit: "participations",
  submit: async (context, { path }) => {
    const name = groupName(path);
    let notice = "group_left";
    await leave(context, name, (_, { request }) => {
      if (request) notice = "join_request_withdrawn";
    });
    // Former members of an inactive group cannot see its page.
    const group = await findGroupKey(context.db, name);
    const isVisible = group && may(groupPolicy.verbs.read, viewerWithoutRoles(context.now), group);
    return seeOther(`${isVisible ? groupPath(name) : "/dashboard"}?notice=${notice}`);
  },
});

/** Sends signed-out visitors an email with a link to confirm. */
const requestMembership = form(`${path}/request`, {
  permission: "public",
  credentials: "none",
  body: {
    name: required(fromContract("Name"), "common.field.name"),
    email: required(fromContract("Email"), "common.field.email"),
    answer,
  },
  submit: async (context, { path, body }) => {
    const name = groupName(path);
    const request = { name: body.name, email: body.email, ...readAnswer(body.answer) };
    const id = await requestToJoin(context, name, request);
    await context.flash.set("join_request", id);
    return redirectToCheckMail(context, { notice: "join_requested", email: body.email, next: groupPath(name) });
  },
});

/** A group with its upcoming or past events, and forms to join or leave it. */
export const groupPage = page("showGroup", path, {
  permission: "group.read",
  template: "community-pages/group",
  isCacheable: true,
  /** `utm_source` is only used for statistics. */
  query: { when, cursor, utm_source: linkSource, notice },
  show: async (context, { path, query: { when, cursor }, rejected }) => {
    const { db, now, caller, baseUrl, texts } = context;
    const name = groupName(path);
    const { alliance, slug } = name;
    const inGroup = { alliance: [alliance], group: [slug] };
    const { group: row, viewer } = await requireGroup(context, name);
    const { order, ...period } = eventPeriod(when);
    const list = { scope: { page: "group", id: row.id, when }, cursor, order, view: toEventSummary };
    const reader = await readerOf(context);
    const hasDrafts = may(alliancePolicy.verbs.list_hidden_events, viewer, { id: row.allianceId, slug: alliance });
    const [standing, branding, events, drafts] = await Promise.all([
      caller && findStanding(db, { groupId: row.id, userId: caller.userId }),
      findBranding(context, alliance),
      listing(context, list, (page) => listEvents(db, { ...inGroup, ...reader, ...period, order, now, ...page })),
      hasDrafts ? listDrafts(context, inGroup, viewer) : [],
    ]);
    const group = toGroup(row, baseUrl);
    return {
      head: communityHead(group, eventFeed(texts, alliance)),
      group,
      adminLinks: groupAdminLinks({ ...context, viewer }, row),
      branding,
      allianceName: branding?.name ?? alliance,
      events,
      when,
      planLinks: planLinks({ ...context, viewer }, row),
      drafts: drafts.map((row) => ({ ...toEventSummary(row, baseUrl), path: organizerPath(viewer, row) })),
      isMember: standing?.joinedAt !== undefined,
      request: standing?.request ?? null,
      needsApproval: row.joinPolicy === "approval" && !may(groupPolicy.verbs.manage_members, viewer, row),
      isBanned: rejected?.code === "banned",
    };
  },
  forms: { joinGroupByForm, requestToJoin: requestMembership, leaveGroupByForm },
});
