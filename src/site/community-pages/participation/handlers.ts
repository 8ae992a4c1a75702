import { attend, cancel } from "../../../community/events/attendances/change.ts";
import { join, leave } from "../../../community/groups/memberships/change.ts";
import { findGroupKey } from "../../../community/groups/queries.ts";
import { submitApplication } from "../../../community/jobs/applications/submit.ts";
import { requireJobAt } from "../../../community/jobs/lookup.ts";
import { toSource } from "../../../community/visits/rules.ts";
import { inTransaction } from "../../../foundation/db/client.ts";
import { InvalidField } from "../../../foundation/errors.ts";
import type { Handler } from "../../../identity/context.ts";
import { type PageForm, withForm } from "../../../identity/forms.ts";
import { conformsTo } from "../../../server/http/components.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { type EventPath, eventName, eventPath, groupName, groupPath, jobPath } from "../../../web/page-paths.ts";
import { eventAt, groupAt, withoutValues } from "../../../web/pages/form.ts";
import { addressOf, textOf } from "../../../web/pages/text-fields.ts";
import { eventPage, groupPage, jobPage } from "../pages.ts";
import { readRsvp, rsvpNotices } from "../rsvp-form.ts";

/** These forms do what the API does and redirect to the page. */

const groupForm: PageForm = {
  isOfPath: true,
  show: (context, rejected) =>
    groupPage(context, groupAt(rejected), {
      form: withoutValues(rejected.form),
      notice: null,
      isBanned: rejected.code === "banned",
    }),
};

const eventForm: PageForm = {
  isOfPath: true,
  show: (context, rejected) =>
    eventPage(context, eventAt(rejected), {
      form: rejected.form,
      notice: null,
      source: toSource(rejected.text("source") ?? ""),
      isBanned: rejected.code === "banned",
    }),
};

export const joinGroupByForm: Handler<"joinGroupByForm"> = withForm(groupForm, async (context, { path }) => {
  const name = groupName(path);
  await join(context, name);
  return seeOther(`${groupPath(name)}?notice=group_joined`);
});

export const leaveGroupByForm: Handler<"leaveGroupByForm"> = withForm(groupForm, async (context, { path }) => {
  const name = groupName(path);
  await leave(context, name);
  // Former members of an inactive group cannot see it.
  const group = await findGroupKey(context.db, name);
  return seeOther(`${group?.active ? groupPath(name) : "/dashboard"}?notice=group_left`);
});

const pathOf = ({ alliance, group_slug: group, event_slug: slug }: EventPath) =>
  eventPath({ alliance, group: { slug: group }, slug });

export const attendEventByForm: Handler<"attendEventByForm"> = withForm(eventForm, async (context, { path, body }) => {
  const name = eventName(path);
  const rsvp = readRsvp(body);
  const { attendance, isNew } = await attend(context, name, rsvp);
  const isChange = !isNew && (rsvp.answers !== undefined || rsvp.guests !== undefined);
  const notice = isChange ? "rsvp_changed" : rsvpNotices[attendance?.status ?? "attending"];
  return seeOther(`${pathOf(path)}?notice=${notice}`);
});

export const cancelAttendanceByForm: Handler<"cancelAttendanceByForm"> = withForm(
  eventForm,
  async (context, { path, query: { from } }) => {
    const name = eventName(path);
    await cancel(context, name);
    return seeOther(`${from === "dashboard" ? "/dashboard" : pathOf(path)}?notice=rsvp_canceled`);
  },
);

const readApplication = ({ note, resume_url: resume }: { note?: string; resume_url?: string }) => {
  const body = { note: textOf(note), resume_url: addressOf(resume) };
  if (!conformsTo("JobApplicationCreate", body))
    throw new InvalidField("resume_url", "must be an address that begins with https:// or http://");
  return body;
};

export const applyToJobByForm: Handler<"applyToJobByForm"> = withForm(
  {
    schema: "ApplicationForm",
    isOfPath: true,
    show: (context, { form, segment }) => jobPage(context, { slug: segment("slug") }, { form, notice: null }),
  },
  async (context, { path: { slug }, body }) => {
    const application = readApplication(body);
    const { job } = await requireJobAt(context, slug);
    await inTransaction(context, (tx) => submitApplication(tx, job.id, application));
    return seeOther(`${jobPath({ slug })}?notice=application_sent`);
  },
);
