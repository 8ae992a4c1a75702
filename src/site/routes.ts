import { account, accountDeletion, accountExport } from "./account-pages/account/account.ts";
import { apps, client, developer } from "./account-pages/apps/apps.ts";
import { dashboard } from "./account-pages/dashboard/dashboard.ts";
import { notifications } from "./account-pages/notifications/notifications.ts";
import { profile } from "./account-pages/profile/profile.ts";
import { activity } from "./account-pages/security/activity.ts";
import { security, totpPage } from "./account-pages/security/security.ts";
import { tokens } from "./account-pages/tokens/tokens.ts";
import { administrators } from "./administration-pages/administrators/administrators.ts";
import { alliance, newAlliance } from "./administration-pages/alliances/alliance.ts";
import { audit } from "./administration-pages/audit/audit.ts";
import { groupMessages } from "./administration-pages/group-messages/group-message.ts";
import { groupRequests } from "./administration-pages/group-requests/group-requests.ts";
import { group, newGroup } from "./administration-pages/groups/group.ts";
import { imports } from "./administration-pages/imports/imports.ts";
import { invitations } from "./administration-pages/invitations/invitations.ts";
import { applications, job, newJob } from "./administration-pages/jobs/job.ts";
import { entry, newEntry } from "./administration-pages/landscape/entry.ts";
import { bans, joinRequests, members } from "./administration-pages/members/members.ts";
import { reports } from "./administration-pages/reports/reports.ts";
import { webhook, webhooks } from "./administration-pages/webhooks/webhooks.ts";
import { consentPages } from "./auth-pages/consent.ts";
import { passwordPages } from "./auth-pages/passwords.ts";
import { registrationPages } from "./auth-pages/registration.ts";
import { savedForm } from "./auth-pages/saved-form.ts";
import { signInPages } from "./auth-pages/sign-in.ts";
import { unsubscription } from "./auth-pages/unsubscribe.ts";
import { alliancePage, alliances } from "./community-pages/alliances.ts";
import { eventCard } from "./community-pages/cards/event-card.ts";
import { checkIn } from "./community-pages/check-ins/check-in.ts";
import { door, doorLink, ticketRedirect } from "./community-pages/check-ins/door.ts";
import {
  contactConfirmation,
  guestPlace,
  joinConfirmation,
  rsvpCancellation,
  rsvpConfirmation,
} from "./community-pages/confirmations.ts";
import { allianceSitemap, robotsTxt, sitemapIndex } from "./community-pages/crawlers.ts";
import { embed } from "./community-pages/embeds/embed.ts";
import { eventMessages } from "./community-pages/event-messages/event-message.ts";
import { eventPage, events } from "./community-pages/events.ts";
import { groupRequest } from "./community-pages/group-requests/group-request.ts";
import { groupPage, groups } from "./community-pages/groups.ts";
import { home } from "./community-pages/home.ts";
import { invitation } from "./community-pages/invitations/invitation.ts";
import { jobPage, jobs } from "./community-pages/jobs.ts";
import { landscape, landscapeEntryPage } from "./community-pages/landscape.ts";
import { report } from "./community-pages/reports/report.ts";
import { search } from "./community-pages/search.ts";
import { speakerPage } from "./community-pages/speaker/speaker.ts";
import type { Page } from "./kit/route.ts";
import { agendaEditor } from "./organizer-pages/agenda/agenda-editor.ts";
import { attendees } from "./organizer-pages/attendees/attendees.ts";
import { guestAttendee } from "./organizer-pages/attendees/guest-attendee.ts";
import { eventCopies } from "./organizer-pages/copies/event-copies.ts";
import { eventEditor, newEvent } from "./organizer-pages/event-forms.ts";
import { team } from "./organizer-pages/team/team.ts";
import { pageDocs } from "./pages/page-docs.ts";
import { statistics } from "./statistics-pages/statistics.ts";

/** The routes of all pages that the contract does not describe. */
export const pages: readonly Page[] = [
  administrators,
  applications,
  audit,
  groupMessages,
  imports,
  invitations,
  ...[account, accountDeletion, accountExport, activity, apps, client, dashboard, developer, notifications, profile],
  ...[security, totpPage],
  bans,
  members,
  joinRequests,
  groupRequests,
  groupRequest,
  reports,
  webhooks,
  webhook,
  checkIn,
  doorLink,
  door,
  ticketRedirect,
  contactConfirmation,
  eventMessages,
  invitation,
  joinConfirmation,
  rsvpConfirmation,
  rsvpCancellation,
  attendees,
  guestAttendee,
  guestPlace,
  eventCopies,
  agendaEditor,
  speakerPage,
  eventEditor,
  newEvent,
  team,
  pageDocs,
  statistics,
  alliance,
  newAlliance,
  group,
  newGroup,
  job,
  newJob,
  entry,
  newEntry,
  home,
  alliances,
  alliancePage,
  groups,
  groupPage,
  embed,
  events,
  eventPage,
  eventCard,
  jobs,
  jobPage,
  landscape,
  landscapeEntryPage,
  report,
  search,
  sitemapIndex,
  allianceSitemap,
  robotsTxt,
].flat();

/** The pages that the contract describes, by the ids of their operations. */
export const operationPages = {
  ...signInPages,
  ...registrationPages,
  ...passwordPages,
  ...consentPages,
  ...savedForm,
  ...tokens,
  ...unsubscription,
};
