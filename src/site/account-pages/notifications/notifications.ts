import { enums, type Schemas } from "../../../../generated/contract.ts";
import { updateUser } from "../../../community/me/actions.ts";
import { toNewEventsChoice } from "../../../community/me/views.ts";
import { type NotificationKind, notificationKinds } from "../../../foundation/notification-kinds.ts";
import { issueCalendarAddress, revokeCalendarAddress } from "../../../identity/auth/calendar-addresses/issue.ts";
import { findCalendarAddress } from "../../../identity/auth/calendar-addresses/queries.ts";
import type { UserContext } from "../../../identity/context.ts";
import { findSignedInUser } from "../../../identity/users/signed-in-user.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import { privateCalendarPath } from "../../../web/page-paths.ts";
import type { Form } from "../../../web/pages/form.ts";
import { notice } from "../../kit/fields.ts";
import { form, page } from "../../kit/page.ts";
import { fromContract, listOf, oneOf, optional, withDefault } from "../../kit/schema.ts";
import { signedInAccess } from "../shared.ts";

const checkboxKinds = notificationKinds.filter((kind) => kind !== "new_events");

type CheckboxKind = (typeof checkboxKinds)[number];

/** Kinds that only organizers and administrators receive. */
const organizerKinds: ReadonlySet<CheckboxKind> = new Set([
  "application_received",
  "join_request_received",
  "report_received",
  "rsvp_received",
]);

const notificationsData = async (context: UserContext, { values }: Form) => {
  const { db, now } = context;
  const { kinds: boxes = [], new_events: submittedChoice } = values;
  const user = await findSignedInUser(context);
  const calendar = await findCalendarAddress(db, { userId: user.id, now });
  const isEnabled = (name: CheckboxKind) =>
    submittedChoice === undefined ? !user.mutedNotifications.includes(name) : [boxes].flat().includes(name);
  const choices = checkboxKinds.map((name) => ({ name, isEnabled: isEnabled(name) }));
  const kindsByAudience = (["member", "organizer"] as const).map((audience) => ({
    audience,
    kinds: choices.filter(({ name }) => organizerKinds.has(name) === (audience === "organizer")),
  }));
  const chosen = submittedChoice ?? toNewEventsChoice(user);
  const newEvents = enums.NewEventsChoice.map((choice) => ({ choice, isChosen: choice === chosen }));
  return {
    kindsByAudience,
    newEvents,
    calendar: calendar
      ? { created: toTimestamp(calendar.createdAt), lastUsed: calendar.lastUsedAt && toTimestamp(calendar.lastUsedAt) }
      : null,
  };
};

const path = "/settings/notifications";

const choicesOf = (kinds: readonly NotificationKind[]): Schemas["NotificationChoices"] =>
  Object.fromEntries(checkboxKinds.map((kind) => [kind, kinds.includes(kind)]));

const submitNotifications = form(path, {
  ...signedInAccess,
  body: {
    kinds: withDefault(listOf(oneOf(notificationKinds), { maxItems: 50, uniqueItems: true }), [], "common.field.kinds"),
    new_events: optional(fromContract("NewEventsChoice"), "common.field.kinds"),
  },
  needsBody: true,
  submit: (context, { body: { kinds, new_events } }) =>
    updateUser(context, { notifications: { ...choicesOf(kinds), ...(new_events && { new_events }) } }),
  notice: "notifications_saved",
});

const createCalendarAddressByForm = form(`${path}/calendar`, {
  permission: "signed_in",
  submit: async (context) => {
    const { secret } = await issueCalendarAddress(context);
    await context.flash.set("new_calendar", context.baseUrl + privateCalendarPath(secret));
    return seeOther(`${path}?notice=calendar_created#calendar`);
  },
});

const revokeCalendarAddressByForm = form(`${path}/calendar/end`, {
  permission: "signed_in",
  submit: async (context) => {
    await revokeCalendarAddress(context);
    return seeOther(`${path}?notice=calendar_deleted#calendar`);
  },
});

/** The caller's choice of emails, and the link to the private calendar. A new link is shown once. */
export const notifications = page("showNotifications", path, {
  ...signedInAccess,
  query: { notice },
  template: "account-pages/notifications/notifications",
  show: async (context, { form, rejected }) => {
    const newCalendarUrl = rejected ? undefined : await context.flash.consume("new_calendar");
    return { newCalendarUrl: newCalendarUrl ?? null, ...(await notificationsData(context, form)) };
  },
  forms: { submitNotifications, createCalendarAddressByForm, revokeCalendarAddressByForm },
});
