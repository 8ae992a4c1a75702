import type { Schemas } from "../../../../generated/contract.ts";
import { alliancePolicy } from "../../../community/alliances/policy.ts";
import type { AllianceKey } from "../../../community/alliances/queries.ts";
import { eventPolicy, verbToAppoint } from "../../../community/events/policy.ts";
import type { EventKey } from "../../../community/events/queries.ts";
import { groupPolicy } from "../../../community/groups/policy.ts";
import type { GroupKey } from "../../../community/groups/queries.ts";
import type { TargetRef } from "../../../community/invitations/accept.ts";
import { invite, toInvitation, withdraw } from "../../../community/invitations/actions.ts";
import { type InvitationRow, invitationOrder, listInvitations } from "../../../community/invitations/queries.ts";
import type { InvitedRole } from "../../../community/invitations/rules.ts";
import { findFirstBody, idempotencyHeadersOf } from "../../../community/resources/idempotency.ts";
import { InvalidField, ServiceError } from "../../../foundation/errors.ts";
import { may, type Verb, viewerOf } from "../../../identity/access/policy.ts";
import type { UserContext } from "../../../identity/context.ts";
import { conformsTo } from "../../../server/http/components.ts";
import { eventPath } from "../../../web/page-paths.ts";
import type { Form } from "../../../web/pages/form.ts";
import { formKey, formText, listing, redirectWithNotice } from "../../kit/fields.ts";
import { managedEvent } from "../../kit/managed-event.ts";
import { form, page } from "../../kit/page.ts";
import { oneOf, optional, required, type ValuesOf, yes } from "../../kit/schema.ts";
import { type Community, communityOf, communityPaths, listPageOptions } from "../shared.ts";
import { addressesInText, countAddresses, maxAddresses } from "./addresses.ts";

type Subject = {
  id: string;
  target: TargetRef;
  crumb: { name: string; path: string };
  pagePath: string;
  /** The roles that the user may grant. */
  roles: readonly InvitedRole[];
  event: ReturnType<typeof managedEvent> | null;
};

type Target = GroupKey | AllianceKey | EventKey;

const subjectOf = async (context: UserContext & { target: Target }): Promise<Subject> => {
  const { target } = context;
  if ("group" in target) return eventSubject(context, target);
  const mayAppoint =
    "allianceId" in target
      ? await mayDo(context, groupPolicy.verbs.manage_admins, target)
      : await mayDo(context, alliancePolicy.verbs.manage_admins, target);
  return communitySubject(communityOf(target), mayAppoint);
};

const mayDo = async <Scope>(context: UserContext, verb: Verb<Scope>, target: Scope): Promise<boolean> =>
  may(verb, await viewerOf(context, verb.scope), target);

const rolesByKind = {
  group: ["group_admin"],
  alliance: ["alliance_admin"],
  event: ["check_in", "event_host"],
} as const;

const communitySubject = ({ id, groupId, alliance, crumb }: Community, mayAppoint: boolean): Subject => ({
  id,
  target: groupId === null ? { type: "alliance", name: alliance.slug } : { type: "group", name: { id } },
  crumb,
  pagePath: `${crumb.path}/invitations`,
  roles: mayAppoint ? rolesByKind[groupId === null ? "alliance" : "group"] : [],
  event: null,
});

const eventSubject = async (context: UserContext, event: EventKey): Promise<Subject> => {
  const { verbs } = eventPolicy;
  const viewer = await viewerOf(context, verbs.invite.scope);
  return {
    id: event.id,
    target: { type: "event", name: { id: event.id } },
    crumb: { name: event.name, path: eventPath(event) },
    pagePath: `${eventPath(event)}/invitations`,
    roles: rolesByKind.event.filter((role) => may(verbs[verbToAppoint(role)], viewer, event)),
    event: managedEvent(viewer, event),
  };
};

const operations = { alliance: "inviteToAlliance", group: "inviteToGroup", event: "inviteToEvent" } as const;

const lifetimes = ["7", "14", "30", "90"] as const;

/** `none` invites without a role. */
const roleChoice = (roles: readonly InvitedRole[]) => oneOf(["none", ...roles]);

/** The fields of the forms to invite by email and by a link. */
const invitationBody = (roles: readonly InvitedRole[]) => ({
  form_key: formKey,
  by: required(oneOf(["email", "link"]), "organizers.problem.choice"),
  addresses: optional(formText),
  /** Whether to skip invalid addresses. Otherwise, an invalid address is an error, and no invitation is sent. */
  skip: optional(yes),
  max_uses: optional(formText, "organizers.problem.max_uses"),
  role: optional(roleChoice(roles), "organizers.problem.choice"),
  days: optional(oneOf(lifetimes), "organizers.problem.choice"),
});

type InvitationForm = ValuesOf<ReturnType<typeof invitationBody>>;

const dayMs = 86_400_000;
const maxUses = 1000;

const readAddresses = (text: string, { skip }: { skip: boolean }): string[] => {
  const addresses = addressesInText(text);
  const emails = addresses.flatMap(({ email }) => email ?? []);
  const unrecognized = addresses.filter(({ email }) => email === undefined).map(({ typed }) => typed.slice(0, 60));
  if (emails.length > maxAddresses || (emails.length === 0 && (skip || unrecognized.length === 0)))
    throw new InvalidField("addresses", `must have 1 to ${maxAddresses} addresses`, {
      text: { key: "organizers.problem.addresses" },
    });
  if (unrecognized.length > 0 && !skip)
    throw new InvalidField("addresses", "must have addresses only", {
      text: {
        key: "organizers.invitations.not_understood",
        values: { count: emails.length, wrong: unrecognized.length, list: unrecognized.slice(0, 10).join(", ") },
      },
    });
  return emails;
};

const readMaxUses = (text: string): number => {
  const uses = Number(text);
  if (!Number.isInteger(uses) || uses < 1 || uses > maxUses)
    throw new InvalidField("max_uses", `must be from 1 to ${maxUses}`);
  return uses;
};

/** Returns the invitation without the role. @throws BadRequest that names the field */
const readInvitation = ({ by, addresses = "", skip, max_uses = "", days = "14" }: InvitationForm, now: Date) => {
  const expires_at = new Date(now.getTime() + Number(days) * dayMs).toISOString();
  return by === "link"
    ? { max_uses: readMaxUses(max_uses.trim()), expires_at }
    : { emails: readAddresses(addresses, { skip: skip === "yes" }), expires_at };
};

/** Returns the new link, only once, if the form on this page created it. */
const consumeNewLink = async ({ flash }: UserContext, pagePath: string): Promise<string | undefined> => {
  const [createdOnPage, link] = (await flash.consume("new_invitation"))?.split(" ") ?? [];
  return createdOnPage === pagePath ? link : undefined;
};

/** Redirects to the page, which shows a new link once. */
const redirectWithLink = async ({ flash }: UserContext, pagePath: string, { items }: Schemas["InvitationResults"]) => {
  const [link] = items.flatMap(({ url }) => url ?? []);
  if (link !== undefined) await flash.set("new_invitation", `${pagePath} ${link}`);
  const isPartial = items.some(({ outcome }) => outcome === "limit_reached");
  return redirectWithNotice(pagePath, link !== undefined ? "linked" : isPartial ? "partly_invited" : "invited");
};

/**
 * Invites only once if the form is submitted twice. The second request has the same idempotency key but a later expiry.
 * Both requests redirect to the same page, but the link is shown only once.
 */
const inviteOnce = async (context: UserContext, { target, pagePath }: Subject, form: InvitationForm) => {
  const { role = "none" } = form;
  const headers = idempotencyHeadersOf(form);
  const body = { ...readInvitation(form, context.now), ...(role !== "none" && { role }) };
  try {
    const { body: results } = await invite(context, target, { body, headers });
    return await redirectWithLink(context, pagePath, results);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== "idempotency_key_reused") throw error;
    const { "idempotency-key": key = "" } = headers;
    const firstBody = await findFirstBody(context, { operation: operations[target.type], key });
    return conformsTo("InvitationResults", firstBody)
      ? redirectWithLink(context, pagePath, firstBody)
      : redirectWithNotice(pagePath, "linked");
  }
};

/** Counts the valid addresses of a rejected form, which can be invited by skipping the invalid ones. */
const countValidAddresses = ({ values: { addresses }, problems }: Form): number => {
  const isRejected = problems.some(({ field }) => field === "addresses") && typeof addresses === "string";
  const count = isRejected ? countAddresses(addresses) : 0;
  return count > maxAddresses ? 0 : count;
};

const role = optional(roleChoice(Object.values(rolesByKind).flat()), "common.wrong.page");

type Input = { form: Form; query: { cursor?: string; notice?: string; role?: string } };

const showInvitations = async (context: UserContext, subject: Subject, { form, query }: Input) => {
  const { db, now, texts } = context;
  const { id: targetId, target, pagePath, roles, crumb, event } = subject;
  const link = query.notice === "linked" ? await consumeNewLink(context, pagePath) : undefined;
  const mayWithdraw = ({ role, status }: Schemas["Invitation"]) =>
    status === "pending" && (role === null || roles.includes(role));
  const view = (row: InvitationRow) => {
    const invitation = toInvitation(row, now);
    return { ...invitation, canWithdraw: mayWithdraw(invitation) };
  };
  const scope = { page: "invitations", targetId };
  const textOf = (role: InvitedRole | "none" | "guest" | "attendee") => texts.t(`organizers.invitations.as.${role}`);
  return {
    crumb,
    event,
    pagePath,
    roles: [
      { value: "none", label: textOf(({ alliance: "guest", group: "none", event: "attendee" } as const)[target.type]) },
      ...roles.map((value) => ({ value, label: textOf(value) })),
    ],
    role: query.role ?? "none",
    days: lifetimes.map((value) => ({
      value,
      label: texts.t("organizers.invitations.days_count", { count: Number(value) }),
    })),
    link: link ?? null,
    list: await listing(context, { scope, cursor: query.cursor, order: invitationOrder, view }, (page) =>
      listInvitations(db, { targetId, ...page }),
    ),
    validCount: countValidAddresses(form),
  };
};

const paths = { ...communityPaths, event: "/events/{alliance}/{group_slug}/{event_slug}" } as const;

/** The invitations to a group, an alliance or an event, newest first, with forms to send more and to withdraw them. */
const invitationsTo = (kind: keyof typeof paths, [id, inviteId, withdrawId]: readonly [string, string, string]) => {
  const path = `${paths[kind]}/invitations` as const;
  const permission = `${kind}.invite` as const;
  return page(id, path, {
    permission,
    template: "administration-pages/invitations/invitations",
    query: { ...listPageOptions.query, role },
    problemIn: listPageOptions.problemIn,
    show: async (context, input) => showInvitations(context, await subjectOf(context), input),
    forms: {
      [inviteId]: form(path, {
        permission,
        body: invitationBody(rolesByKind[kind]),
        submit: async (context, { body }) => inviteOnce(context, await subjectOf(context), body),
      }),
      [withdrawId]: form(`${path}/{invitation_id}/withdraw`, {
        permission,
        submit: async (context, { path }) => withdraw(context, (await subjectOf(context)).target, path.invitation_id),
        notice: "withdrawn",
      }),
    },
  });
};

export const invitations = [
  invitationsTo("group", ["showGroupInvitations", "inviteToGroupByForm", "withdrawGroupInvitationByForm"]),
  invitationsTo("alliance", ["showAllianceInvitations", "inviteToAllianceByForm", "withdrawAllianceInvitationByForm"]),
  invitationsTo("event", ["showEventInvitations", "inviteToEventByForm", "withdrawEventInvitationByForm"]),
].flat();
