import type { Schemas } from "../../../../generated/contract.ts";
import { findFirstBody, keyOfForm } from "../../../community/resources/idempotency.ts";
import { ServiceError } from "../../../foundation/errors.ts";
import { stepUpFirst } from "../../../identity/auth/second-factor/step-up.ts";
import type { Handler, UserContext } from "../../../identity/context.ts";
import { withUserForm } from "../../../identity/forms.ts";
import { conformsTo } from "../../../server/http/components.ts";
import type { OperationId } from "../../../server/http/contract.ts";
import { allianceInvitationsPath, eventInvitationsPath, groupInvitationsPath } from "../../../web/page-paths.ts";
import { eventAt, groupAt } from "../../../web/pages/form.ts";
import { htmlPage } from "../../../web/pages/html-response.ts";
import { administeredAlliance, administeredEvent, administeredGroup } from "../../pages/administered.ts";
import { callApi } from "../call.ts";
import { administrationForm, buttonForm, type ShowForm } from "../forms.ts";
import { asked, done } from "../visit.ts";
import { readInvitation } from "./form.ts";
import { allianceInvitationsPage, eventInvitationsPage, groupInvitationsPage } from "./page.ts";

type Query = {
  cursor?: string;
  notice?: Schemas["AdministrationNotice"];
  role?: Schemas["InvitationRoleChoice"];
};

const newLink = async ({ handover }: UserContext, address: string): Promise<string | undefined> => {
  const [madeAt, link] = (await handover.take("new_invitation"))?.split(" ") ?? [];
  return madeAt === address ? link : undefined;
};

const shownAt = async (context: UserContext, address: string, { role, ...query }: Query) => ({
  ...asked(context, query),
  role,
  link: query.notice === "linked" ? await newLink(context, address) : undefined,
});

type Results = Schemas["InvitationResults"];

/** Redirects to the page, which shows a new link once. */
const backTo = async ({ handover }: UserContext, address: string, { items }: Results) => {
  const [link] = items.flatMap(({ url }) => url ?? []);
  if (link !== undefined) await handover.give("new_invitation", `${address} ${link}`);
  const isPart = items.some(({ outcome }) => outcome === "limit_reached");
  return done(address, link !== undefined ? "linked" : isPart ? "partly_invited" : "invited");
};

/** A form submitted twice repeats its idempotency key with a later expiry. It redirects as before; the link cannot be shown again. */
const backOnce = async (
  context: UserContext,
  { address, operation, form }: { address: string; operation: OperationId; form: Schemas["InvitationForm"] },
  invite: () => Promise<Results>,
) => {
  try {
    return await backTo(context, address, await invite());
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== "idempotency_key_reused") throw error;
    const { "idempotency-key": key = "" } = keyOfForm(form);
    const first = await findFirstBody(context, { operation, key });
    return conformsTo("InvitationResults", first) ? backTo(context, address, first) : done(address, "linked");
  }
};

export const showGroupInvitations: Handler<"showGroupInvitations"> = async (context, { path, query }) => {
  const { group } = await administeredGroup(context, "invite", path);
  const shown = await shownAt(context, groupInvitationsPath(group), query);
  return htmlPage(await groupInvitationsPage(context, path, shown));
};

const showGroup: ShowForm = (context, shown, segment) => groupInvitationsPage(context, groupAt({ segment }), shown);

export const inviteToGroupByForm: Handler<"inviteToGroupByForm"> = withUserForm(
  administrationForm(showGroup),
  async (context, { path, body: form }) => {
    const { group } = await administeredGroup(context, "invite", path);
    const address = groupInvitationsPath(group);
    const role = form.role === "group_admin" ? { role: form.role } : undefined;
    const proof = role && stepUpFirst(context, address);
    if (proof) return proof;
    return backOnce(context, { address, operation: "inviteToGroup", form }, () =>
      callApi(context, "inviteToGroup", {
        path: { alliance: path.alliance, group_id: group.id },
        body: { ...readInvitation(form, context.now), ...role },
        form,
      }),
    );
  },
);

export const withdrawGroupInvitationByForm: Handler<"withdrawGroupInvitationByForm"> = withUserForm(
  buttonForm(showGroup),
  async (context, { path: { invitation_id, ...path } }) => {
    const { group } = await administeredGroup(context, "invite", path);
    const { alliance } = path;
    await callApi(context, "withdrawGroupInvitation", { path: { alliance, group_id: group.id, invitation_id } });
    return done(groupInvitationsPath(group), "withdrawn");
  },
);

export const showAllianceInvitations: Handler<"showAllianceInvitations"> = async (context, { path, query }) => {
  const shown = await shownAt(context, allianceInvitationsPath({ slug: path.alliance }), query);
  return htmlPage(await allianceInvitationsPage(context, path.alliance, shown));
};

const showAlliance: ShowForm = (context, shown, segment) =>
  allianceInvitationsPage(context, segment("alliance"), shown);

export const inviteToAllianceByForm: Handler<"inviteToAllianceByForm"> = withUserForm(
  administrationForm(showAlliance),
  async (context, { path, body: form }) => {
    const { alliance } = await administeredAlliance(context, "invite", path.alliance);
    const address = allianceInvitationsPath(alliance);
    const role = form.role === "alliance_admin" ? { role: form.role } : undefined;
    const proof = role && stepUpFirst(context, address);
    if (proof) return proof;
    return backOnce(context, { address, operation: "inviteToAlliance", form }, () =>
      callApi(context, "inviteToAlliance", { path, body: { ...readInvitation(form, context.now), ...role }, form }),
    );
  },
);

export const withdrawAllianceInvitationByForm: Handler<"withdrawAllianceInvitationByForm"> = withUserForm(
  buttonForm(showAlliance),
  async (context, { path }) => {
    const { alliance } = await administeredAlliance(context, "invite", path.alliance);
    await callApi(context, "withdrawAllianceInvitation", { path });
    return done(allianceInvitationsPath(alliance), "withdrawn");
  },
);

export const showEventInvitations: Handler<"showEventInvitations"> = async (context, { path, query }) => {
  const { event } = await administeredEvent(context, "invite", path);
  const shown = await shownAt(context, eventInvitationsPath(event), query);
  return htmlPage(await eventInvitationsPage(context, path, shown));
};

const showEvent: ShowForm = (context, shown, segment) => eventInvitationsPage(context, eventAt({ segment }), shown);

export const inviteToEventByForm: Handler<"inviteToEventByForm"> = withUserForm(
  administrationForm(showEvent),
  async (context, { path, body: form }) => {
    const { event } = await administeredEvent(context, "invite", path);
    return backOnce(context, { address: eventInvitationsPath(event), operation: "inviteToEvent", form }, () =>
      callApi(context, "inviteToEvent", {
        path: { event_id: event.id },
        body: readInvitation(form, context.now),
        form,
      }),
    );
  },
);

export const withdrawEventInvitationByForm: Handler<"withdrawEventInvitationByForm"> = withUserForm(
  buttonForm(showEvent),
  async (context, { path: { invitation_id, ...path } }) => {
    const { event } = await administeredEvent(context, "invite", path);
    await callApi(context, "withdrawEventInvitation", { path: { event_id: event.id, invitation_id } });
    return done(eventInvitationsPath(event), "withdrawn");
  },
);
