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
  alliancePath,
  groupFilePath,
  groupPath,
  importPath,
  jobPath,
  landscapeEntryPath,
  membersFilePath,
} from "../../web/page-paths.ts";

/* Links from public pages and the dashboard to administration pages. */

export type AdminLink = { label: string; path: string };

type LinkContext = { viewer: Viewer; texts: Texts };

type GroupName = { id: string; alliance: string; slug: string };

export const linksOfGroup = ({ t }: Texts, group: GroupName): AdminLink[] => {
  const path = groupPath(group);
  return [
    { label: t("organizers.panel.edit"), path: `${path}/edit` },
    { label: t("organizers.panel.members"), path: `${path}/members` },
    { label: t("organizers.join_requests.title"), path: `${path}/join-requests` },
    { label: t("organizers.group_message.title"), path: `${path}/message` },
    { label: t("organizers.panel.invitations"), path: `${path}/invitations` },
    { label: t("organizers.panel.organizers"), path: `${path}/organizers` },
    { label: t("organizers.import.title"), path: importPath(group) },
    { label: t("organizers.panel.members_file"), path: membersFilePath(group) },
    { label: t("organizers.panel.group_file"), path: groupFilePath(group) },
    { label: t("organizers.panel.bans"), path: `${path}/bans` },
    { label: t("organizers.panel.statistics"), path: `${path}/statistics` },
    { label: t("organizers.panel.new_job"), path: `${alliancePath({ slug: group.alliance })}/jobs/new` },
  ];
};

export const groupAdminLinks = ({ viewer, texts }: LinkContext, group: GroupRow): AdminLink[] =>
  may(groupPolicy.verbs.update, viewer, group) ? linksOfGroup(texts, group) : [];

type AllianceName = { slug: string };

export const linksOfAlliance = (texts: Texts, alliance: AllianceName): AdminLink[] => {
  const { t } = texts;
  const path = alliancePath(alliance);
  return [
    { label: t("organizers.panel.edit"), path: `${path}/edit` },
    { label: t("organizers.panel.invitations"), path: `${path}/invitations` },
    { label: t("organizers.panel.administrators"), path: `${path}/administrators` },
    { label: t("organizers.panel.bans"), path: `${path}/bans` },
    { label: t("organizers.panel.statistics"), path: `${path}/statistics` },
    { label: t("organizers.audit.title"), path: `${path}/audit` },
    { label: t("organizers.webhooks.title"), path: `${path}/webhooks` },
    { label: t("organizers.panel.new_group"), path: `${path}/groups/new` },
    { label: t("organizers.group_requests.title"), path: `${path}/group-requests` },
    ...linksForGroupAdmins(texts, alliance),
  ];
};

/** Links on the alliance's page that administrators of its groups also see. */
const linksForGroupAdmins = ({ t }: Texts, alliance: AllianceName): AdminLink[] => [
  { label: t("organizers.panel.new_job"), path: `${alliancePath(alliance)}/jobs/new` },
  { label: t("organizers.panel.new_entry"), path: `${alliancePath(alliance)}/landscape/new` },
];

export const allianceAdminLinks = ({ viewer, texts }: LinkContext, alliance: AllianceKey): AdminLink[] => {
  const { update, add_job: add } = alliancePolicy.verbs;
  if (may(update, viewer, alliance)) return linksOfAlliance(texts, alliance);
  return may(add, viewer, alliance) ? linksForGroupAdmins(texts, alliance) : [];
};

export const jobAdminLinks = ({ viewer, texts: { t } }: LinkContext, job: JobRow): AdminLink[] =>
  may(jobPolicy.verbs.update, viewer, job)
    ? [
        { label: t("organizers.panel.edit"), path: `${jobPath(job)}/edit` },
        { label: t("organizers.panel.applications_of_job"), path: `${jobPath(job)}/applications` },
      ]
    : [];

export const entryAdminLinks = ({ viewer, texts: { t } }: LinkContext, entry: LandscapeEntryRow): AdminLink[] =>
  may(landscapeEntryPolicy.verbs.update, viewer, entry)
    ? [{ label: t("organizers.panel.edit"), path: `${landscapeEntryPath(entry)}/edit` }]
    : [];
