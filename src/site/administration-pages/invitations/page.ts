import type { Schemas } from "../../../../generated/contract.ts";
import { type InvitationRow, invitationOrder, listInvitations } from "../../../community/invitations/queries.ts";
import { toInvitation } from "../../../community/invitations/views.ts";
import { listPage } from "../../../community/resources/list.ts";
import type { UserContext } from "../../../identity/context.ts";
import { signedInUser } from "../../../identity/users/signed-in-user.ts";
import {
  allianceInvitationsPath,
  alliancePath,
  type EventPath,
  eventInvitationsPath,
  type GroupPath,
  groupInvitationsPath,
  groupPath,
} from "../../../web/page-paths.ts";
import type { Form } from "../../../web/pages/form.ts";
import type { Choice, Listing, Shown, UserPage } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";
import { type ManagedPage, managedPage, pageOf, toListing } from "../../community-pages/visit.ts";
import { administeredAlliance, administeredEvent, administeredGroup } from "../../pages/administered.ts";
import type { Crumb } from "../visit.ts";
import { countAddresses, mostAddresses } from "./addresses.ts";

type InvitationsPage = UserPage & {
  crumb: Crumb;
  event: ManagedPage["event"] | null;
  address: string;
  roles: Choice[];
  role: string;
  days: Choice[];
  link: string | null;
  list: Listing<Schemas["Invitation"]>;
  /** How many addresses of the rejected form can be sent by skipping the others. */
  understood: number;
};

const invitationsTemplate = template<InvitationsPage>("site/administration-pages/invitations/invitations");

type ShownInvitations = Shown & { link?: string | undefined; role?: string | undefined };

type About = Pick<InvitationsPage, "crumb" | "event" | "address" | "roles"> & { targetId: string };

const lifetimes = ["7", "14", "30", "90"];

const understoodIn = ({ values: { addresses }, problems }: Form): number => {
  const isRejected = problems.some(({ field }) => field === "addresses") && typeof addresses === "string";
  const count = isRejected ? countAddresses(addresses) : 0;
  return count > mostAddresses ? 0 : count;
};

const pageAbout = async (
  context: UserContext,
  { targetId, ...about }: About,
  { form, notice, cursor, link, role = "none" }: ShownInvitations,
): Promise<string> => {
  const { db, now, texts, render } = context;
  const list = { scope: { page: "invitations", targetId }, query: pageOf(cursor), order: invitationOrder };
  const view = (row: InvitationRow) => toInvitation(row, now);
  const [user, invitations] = await Promise.all([
    signedInUser(context),
    listPage(context, { ...list, view }, (page) => listInvitations(db, { targetId, ...page })),
  ]);
  return render(invitationsTemplate, {
    ...{ user, form, notice },
    ...about,
    role,
    days: lifetimes.map((value) => ({
      value,
      label: texts.t("organizers.invitations.days_count", { count: Number(value) }),
    })),
    link: link ?? null,
    list: toListing(context, invitations),
    understood: understoodIn(form),
  });
};

export const groupInvitationsPage = async (context: UserContext, path: GroupPath, shown: ShownInvitations) => {
  const { t } = context.texts;
  const { group } = await administeredGroup(context, "invite", path);
  const roles = (["none", "group_admin"] as const).map((value) => ({
    value,
    label: t(`organizers.invitations.as.${value}`),
  }));
  const crumb = { name: group.name, path: groupPath(group) };
  return pageAbout(
    context,
    { targetId: group.id, crumb, event: null, address: groupInvitationsPath(group), roles },
    shown,
  );
};

export const allianceInvitationsPage = async (context: UserContext, slug: string, shown: ShownInvitations) => {
  const { t } = context.texts;
  const { alliance } = await administeredAlliance(context, "invite", slug);
  const roles = [
    { value: "none", label: t("organizers.invitations.as.guest") },
    { value: "alliance_admin", label: t("organizers.invitations.as.alliance_admin") },
  ];
  const crumb = { name: alliance.name, path: alliancePath(alliance) };
  return pageAbout(
    context,
    { targetId: alliance.id, crumb, event: null, address: allianceInvitationsPath(alliance), roles },
    shown,
  );
};

export const eventInvitationsPage = async (context: UserContext, path: EventPath, shown: ShownInvitations) => {
  const { event } = await administeredEvent(context, "invite", path);
  const { event: managed } = await managedPage(context, event);
  return pageAbout(
    context,
    {
      targetId: event.id,
      crumb: { name: event.name, path: managed.path },
      event: managed,
      address: eventInvitationsPath(event),
      roles: [],
    },
    shown,
  );
};
