import { listAdministered } from "../access/queries.ts";
import type { UserContext } from "../context.ts";
import { listAttendedEvents } from "../events/attendances/queries.ts";
import { toMyEvent } from "../events/attendances/views.ts";
import { listJoinedGroups } from "../groups/memberships/queries.ts";
import { toMyGroup } from "../groups/memberships/views.ts";
import { listApplications } from "../jobs/applications/queries.ts";
import { toApplication } from "../jobs/applications/views.ts";
import { alliancePath, auditFilePath, groupPath, membersFilePath } from "../page-paths.ts";
import type { NoticeText } from "../pages/render.ts";
import { findSignedInUser, toSignedInUser } from "./pages.ts";

/** Of each list: the API has the rest. */
const most = 20;

type Administered = Awaited<ReturnType<typeof listAdministered>>[number];

const toAdministered = ({ alliance, group }: Administered) => {
  if (alliance === null) return { label: "All alliances", path: "/alliances", file: null };
  if (group === null) {
    const file = { label: "Audit log (CSV)", path: auditFilePath(alliance) };
    return { label: alliance.name, path: alliancePath(alliance), file };
  }
  const path = groupPath({ alliance: alliance.slug, slug: group.slug });
  return {
    label: `${group.name}, ${alliance.name}`,
    path,
    file: { label: "Members (CSV)", path: membersFilePath(group) },
  };
};

export const dashboardPage = async (context: UserContext, notice: NoticeText | null): Promise<string> => {
  const { db, now, caller, render } = context;
  const { userId } = caller;
  const first = { position: undefined, limit: most };
  const [user, events, groups, applications, administered] = await Promise.all([
    findSignedInUser(context),
    listAttendedEvents(db, { userId, now, ...first }),
    listJoinedGroups(db, { userId, now, ...first }),
    listApplications(db, { of: { userId }, ...first }),
    listAdministered(db, userId, most),
  ]);
  return render("dashboard", {
    user: toSignedInUser(user),
    zone: user.timezone,
    notice,
    events: events.map(toMyEvent),
    groups: groups.map(toMyGroup),
    applications: applications.map(toApplication),
    administered: administered.map(toAdministered),
  });
};
