import { alliancePolicy } from "../../community/alliances/policy.ts";
import type { AllianceKey } from "../../community/alliances/queries.ts";
import { groupPolicy } from "../../community/groups/policy.ts";
import type { GroupRow } from "../../community/groups/queries.ts";
import { jobPolicy } from "../../community/jobs/policy.ts";
import type { JobRow } from "../../community/jobs/queries.ts";
import { landscapeEntryPolicy } from "../../community/landscape/policy.ts";
import type { LandscapeEntryRow } from "../../community/landscape/queries.ts";
import type { Texts } from "../../foundation/languages/texts.ts";
import { may, type Viewer } from "../../identity/access/policy.ts";
import {
  allianceAdministratorsPath,
  allianceBansPath,
  allianceEditPath,
  allianceInvitationsPath,
  allianceStatisticsPath,
  auditPath,
  entryEditPath,
  groupBansPath,
  groupEditPath,
  groupInvitationsPath,
  groupMembersPath,
  groupMessagePath,
  groupOrganizersPath,
  groupStatisticsPath,
  jobApplicationsPath,
  jobEditPath,
  membersFilePath,
  newEntryPath,
  newGroupPath,
  newJobPath,
  webhooksPath,
} from "../../web/page-paths.ts";

/* Links from public pages and the dashboard to administration pages. */

export type AdminLink = { label: string; path: string };

type LinkContext = { viewer: Viewer; texts: Texts };

type GroupName = { id: string; alliance: string; slug: string };

export const linksOfGroup = ({ t }: Texts, group: GroupName): AdminLink[] => [
  { label: t("organizers.panel.edit"), path: groupEditPath(group) },
  { label: t("organizers.panel.members"), path: groupMembersPath(group) },
  { label: t("organizers.group_message.title"), path: groupMessagePath(group) },
  { label: t("organizers.panel.invitations"), path: groupInvitationsPath(group) },
  { label: t("organizers.panel.organizers"), path: groupOrganizersPath(group) },
  { label: t("organizers.panel.members_file"), path: membersFilePath(group) },
  { label: t("organizers.panel.bans"), path: groupBansPath(group) },
  { label: t("organizers.panel.statistics"), path: groupStatisticsPath(group) },
  { label: t("organizers.panel.new_job"), path: newJobPath({ slug: group.alliance }) },
];

export const groupAdminLinks = ({ viewer, texts }: LinkContext, group: GroupRow): AdminLink[] =>
  may(groupPolicy.verbs.update, viewer, group) ? linksOfGroup(texts, group) : [];

type AllianceName = { slug: string };

export const linksOfAlliance = (texts: Texts, alliance: AllianceName): AdminLink[] => {
  const { t } = texts;
  return [
    { label: t("organizers.panel.edit"), path: allianceEditPath(alliance) },
    { label: t("organizers.panel.invitations"), path: allianceInvitationsPath(alliance) },
    { label: t("organizers.panel.administrators"), path: allianceAdministratorsPath(alliance) },
    { label: t("organizers.panel.bans"), path: allianceBansPath(alliance) },
    { label: t("organizers.panel.statistics"), path: allianceStatisticsPath(alliance) },
    { label: t("organizers.audit.title"), path: auditPath(alliance) },
    { label: t("organizers.webhooks.title"), path: webhooksPath(alliance) },
    { label: t("organizers.panel.new_group"), path: newGroupPath(alliance) },
    ...linksOfAnyGroup(texts, alliance),
  ];
};

/** Links that administrators of any group in the alliance also see. */
const linksOfAnyGroup = ({ t }: Texts, alliance: AllianceName): AdminLink[] => [
  { label: t("organizers.panel.new_job"), path: newJobPath(alliance) },
  { label: t("organizers.panel.new_entry"), path: newEntryPath(alliance) },
];

export const allianceAdminLinks = ({ viewer, texts }: LinkContext, alliance: AllianceKey): AdminLink[] => {
  const { update, add_job: add } = alliancePolicy.verbs;
  if (may(update, viewer, alliance)) return linksOfAlliance(texts, alliance);
  return may(add, viewer, alliance) ? linksOfAnyGroup(texts, alliance) : [];
};

export const jobAdminLinks = ({ viewer, texts: { t } }: LinkContext, job: JobRow): AdminLink[] =>
  may(jobPolicy.verbs.update, viewer, job)
    ? [
        { label: t("organizers.panel.edit"), path: jobEditPath(job) },
        { label: t("organizers.panel.applications_of_job"), path: jobApplicationsPath(job) },
      ]
    : [];

export const entryAdminLinks = ({ viewer, texts: { t } }: LinkContext, entry: LandscapeEntryRow): AdminLink[] =>
  may(landscapeEntryPolicy.verbs.update, viewer, entry)
    ? [{ label: t("organizers.panel.edit"), path: entryEditPath(entry) }]
    : [];
