import { alliancePolicy } from "../../community/alliances/policy.ts";
import type { AllianceKey } from "../../community/alliances/queries.ts";
import { groupPolicy } from "../../community/groups/policy.ts";
import type { GroupKey } from "../../community/groups/queries.ts";
import { jobCreation, jobPolicy } from "../../community/jobs/policy.ts";
import type { JobRow } from "../../community/jobs/queries.ts";
import { landscapeEntryPolicy } from "../../community/landscape/policy.ts";
import type { LandscapeEntryRow } from "../../community/landscape/queries.ts";
import type { Translator } from "../../foundation/languages/texts.ts";
import { may, type Verb, type Viewer } from "../../identity/access/policy.ts";
import {
  alliancePath,
  entryEditPath,
  groupFilePath,
  groupPath,
  importPath,
  jobApplicationsPath,
  jobEditPath,
  membersFilePath,
  newAlliancePath,
} from "../../web/page-paths.ts";

/* Links from public pages and the dashboard to the administration pages that the viewer may open. */

export type AdminLink = { label: string; path: string };

type LinkContext = { viewer: Viewer; texts: Translator };

/** Makes the link to a page with this permission, if the viewer has it. */
const linkFor =
  <Scope, Name extends string>(verbs: Readonly<Record<Name, Verb<Scope>>>, viewer: Viewer, scope: Scope) =>
  (verb: Name, label: string, path: string): AdminLink[] =>
    may(verbs[verb], viewer, scope) ? [{ label, path }] : [];

export const planLinks = ({ viewer, texts: { t } }: LinkContext, group: GroupKey): AdminLink[] =>
  linkFor(groupPolicy.verbs, viewer, group)("create_event", t("organizers.plan"), `${groupPath(group)}/events/new`);

export const groupAdminLinks = ({ viewer, texts: { t } }: LinkContext, group: GroupKey): AdminLink[] => {
  const path = groupPath(group);
  const ownJob = { ...group, group, postedBy: { id: viewer.permissions.userId ?? null } };
  const link = linkFor(groupPolicy.verbs, viewer, group);
  const jobLink = linkFor({ create: jobCreation }, viewer, ownJob);
  return [
    link("update", t("organizers.panel.edit"), `${path}/edit`),
    link("manage_members", t("organizers.panel.members"), `${path}/members`),
    link("manage_members", t("organizers.join_requests.title"), `${path}/join-requests`),
    link("message", t("organizers.group_message.title"), `${path}/message`),
    link("invite", t("organizers.panel.invitations"), `${path}/invitations`),
    link("manage_admins", t("organizers.panel.organizers"), `${path}/organizers`),
    link("import", t("organizers.import.title"), importPath(group)),
    link("manage_members", t("organizers.panel.members_file"), membersFilePath(group)),
    link("export", t("organizers.panel.group_file"), groupFilePath(group)),
    link("manage_members", t("organizers.panel.bans"), `${path}/bans`),
    link("read_statistics", t("organizers.panel.statistics"), `${path}/statistics`),
    jobLink("create", t("organizers.panel.new_job"), `${alliancePath({ slug: group.alliance })}/jobs/new`),
  ].flat();
};

export const allianceAdminLinks = ({ viewer, texts: { t } }: LinkContext, alliance: AllianceKey): AdminLink[] => {
  const path = alliancePath(alliance);
  const link = linkFor(alliancePolicy.verbs, viewer, alliance);
  return [
    link("update", t("organizers.panel.edit"), `${path}/edit`),
    link("invite", t("organizers.panel.invitations"), `${path}/invitations`),
    link("manage_admins", t("organizers.panel.administrators"), `${path}/administrators`),
    link("manage_members", t("organizers.panel.bans"), `${path}/bans`),
    link("read_statistics", t("organizers.panel.statistics"), `${path}/statistics`),
    link("read_audit", t("organizers.audit.title"), `${path}/audit`),
    link("manage_webhooks", t("organizers.webhooks.title"), `${path}/webhooks`),
    link("create_group", t("organizers.panel.new_group"), `${path}/groups/new`),
    link("create_group", t("organizers.group_requests.title"), `${path}/group-requests`),
    link("add_job", t("organizers.panel.new_job"), `${path}/jobs/new`),
    link("add_landscape_entry", t("organizers.panel.new_entry"), `${path}/landscape/new`),
  ].flat();
};

export const globalAdminLinks = ({ viewer, texts: { t } }: LinkContext): AdminLink[] =>
  alliancePolicy.verbs.create.grant.possible(viewer)
    ? [{ label: t("organizers.alliances.new"), path: newAlliancePath }]
    : [];

export const jobAdminLinks = ({ viewer, texts: { t } }: LinkContext, job: JobRow): AdminLink[] => {
  const link = linkFor(jobPolicy.verbs, viewer, job);
  const applications = t("organizers.panel.applications_of_job");
  const edit = link("update", t("organizers.panel.edit"), jobEditPath(job));
  return [...edit, ...link("manage_applications", applications, jobApplicationsPath(job))];
};

export const entryAdminLinks = ({ viewer, texts: { t } }: LinkContext, entry: LandscapeEntryRow): AdminLink[] =>
  linkFor(landscapeEntryPolicy.verbs, viewer, entry)("update", t("organizers.panel.edit"), entryEditPath(entry));
