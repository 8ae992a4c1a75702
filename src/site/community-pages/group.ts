import type { Schemas } from "../../../generated/contract.ts";
import { eventOrders, listEvents } from "../../community/events/queries.ts";
import { toEventSummary } from "../../community/events/views.ts";
import { requestToJoin } from "../../community/groups/join-requests/request.ts";
import { requireGroup } from "../../community/groups/lookup.ts";
import { join, leave } from "../../community/groups/memberships/change.ts";
import { findMembership } from "../../community/groups/memberships/queries.ts";
import { groupPolicy } from "../../community/groups/policy.ts";
import { findGroupKey } from "../../community/groups/queries.ts";
import { noGroupAt } from "../../community/groups/rules.ts";
import { toGroup } from "../../community/groups/views.ts";
import { listPage } from "../../community/resources/list.ts";
import { may } from "../../identity/access/policy.ts";
import type { Rights } from "../../identity/access/queries.ts";
import { checkMail } from "../../identity/auth/typed-email.ts";
import type { Context } from "../../identity/context.ts";
import { seeOther } from "../../server/http/responses.ts";
import { groupName, groupPath } from "../../web/page-paths.ts";
import type { Form } from "../../web/pages/form.ts";
import { toPreview } from "../../web/pages/markdown.ts";
import { noticeOf } from "../../web/pages/notices.ts";
import type { Listing, NoticeText, Visit } from "../../web/pages/page.ts";
import { template } from "../../web/pages/template.ts";
import { cursor, linkSource, notice } from "../kit/fields.ts";
import { form, type PageInput, publicForm, publicPage } from "../kit/page.ts";
import { fromContract, required } from "../kit/schema.ts";
import { type Entrance, groupEntrances } from "./entrances.ts";
import { organization } from "./structured-data.ts";
import { eventFeed, eventsOf, lookOf, pageOf, toListing, visitorOf, type When, when } from "./visit.ts";

type GroupPage = Visit & {
  group: Schemas["Group"];
  entrances: Entrance[];
  allianceName: string;
  events: Listing<Schemas["EventSummary"]>;
  when: When;
  drafts: Schemas["EventSummary"][] | null;
  isMember: boolean;
  /** Whether joining was just refused because of a ban. */
  isBanned: boolean;
  form: Form;
  notice: NoticeText | null;
};

const groupTemplate = template<GroupPage>("site/community-pages/group");

const address = "/groups/{alliance}/{group_slug}";
/** `utm_source` counts only for statistics. */
const query = { when, cursor, utm_source: linkSource, notice };

type Input = PageInput<typeof address, typeof query>;

const showGroup = async (context: Context, { path, query: asked, form, rejected }: Input): Promise<string> => {
  const { db, now, caller, baseUrl, render, texts } = context;
  const name = groupName(path);
  const { alliance, slug } = name;
  const { when } = asked;
  const { group: row, viewer } = await requireGroup(context, name);
  const query = pageOf(asked.cursor);
  const { order, ...period } = eventsOf(when);
  const [visitor, membership, look, events, drafts] = await Promise.all([
    visitorOf(context),
    caller && findMembership(db, { groupId: row.id, userId: caller.userId }),
    lookOf(context, alliance),
    listPage(context, { scope: { page: "group", id: row.id, when }, query, order, view: toEventSummary }, (page) =>
      listEvents(db, { alliance: [alliance], group: [slug], ...period, order, now, ...page }),
    ),
    may(groupPolicy.verbs.update, viewer, row) ? listDrafts(context, { alliance, slug, rights: viewer.rights }) : null,
  ]);
  const group = toGroup(row, baseUrl);
  return render(groupTemplate, {
    ...visitor,
    head: {
      description: toPreview(group.description),
      canonical: group.html_url,
      image: group.banner_url ?? group.logo_url,
      feeds: [eventFeed(texts, alliance)],
      structured: organization(group),
    },
    group,
    entrances: groupEntrances({ ...context, viewer }, row),
    look,
    allianceName: look?.name ?? alliance,
    events: toListing(context, events),
    when,
    drafts: drafts?.map((row) => toEventSummary(row, baseUrl)) ?? null,
    isMember: Boolean(membership),
    isBanned: rejected?.code === "banned",
    form,
    notice: noticeOf(texts, asked.notice),
  });
};

const mostDrafts = 50;

/** Past drafts included, as they may have been forgotten. */
const listDrafts = (
  { db, now }: Context,
  { alliance, slug, rights }: { alliance: string; slug: string; rights: Rights },
) =>
  listEvents(db, {
    alliance: [alliance],
    group: [slug],
    status: ["draft"],
    includeHiddenFor: rights,
    from: new Date(0),
    now,
    order: eventOrders.soonest,
    position: undefined,
    limit: mostDrafts,
  });

const joinGroup = form(`${address}/join`, {
  permission: "signed_in",
  rateLimit: "participations",
  submit: async (context, { path }) => {
    const name = groupName(path);
    await join(context, name);
    return seeOther(`${groupPath(name)}?notice=group_joined`);
  },
});

const leaveGroup = form(`${address}/leave`, {
  permission: "signed_in",
  rateLimit: "participations",
  submit: async (context, { path }) => {
    const name = groupName(path);
    await leave(context, name);
    // Former members of an inactive group cannot see it.
    const group = await findGroupKey(context.db, name);
    return seeOther(`${group?.active ? groupPath(name) : "/dashboard"}?notice=group_left`);
  },
});

/** Sends signed-out visitors an email with a link to confirm. */
const requestMembership = publicForm(`${address}/request`, {
  permission: "public",
  credentials: "none",
  body: {
    name: required(fromContract("Name"), "common.field.name"),
    email: required(fromContract("Email"), "common.field.email"),
  },
  submit: async (context, { path, body }) => {
    const name = groupName(path);
    const id = await requestToJoin(context, name, noGroupAt(name), body);
    await context.handover.give("join_request", id);
    return checkMail(context, { notice: "join_requested", email: body.email, next: groupPath(name) });
  },
});

/** A group with its upcoming or past events, and forms to join or leave it. */
export const groupPage = publicPage("showGroup", address, {
  permission: "group.read",
  isCacheable: true,
  query,
  show: showGroup,
  forms: { joinGroupByForm: joinGroup, requestToJoin: requestMembership, leaveGroupByForm: leaveGroup },
});
