import { v7 as uuid } from "uuid";
import { addEvent, discardEvent, editEvent } from "../../community/events/edit.ts";
import { findEvent } from "../../community/events/queries.ts";
import { toAdministeredEvent } from "../../community/events/views.ts";
import { findFirstBody } from "../../community/resources/idempotency.ts";
import { type PictureForm, pictureAddress } from "../../community/uploads/form.ts";
import { Conflict, PreconditionFailed, UnprocessableContent } from "../../foundation/errors.ts";
import type { Handler, UserContext } from "../../identity/context.ts";
import { type PageForm, withUserForm } from "../../identity/forms.ts";
import { requireMatch } from "../../server/http/precondition.ts";
import { seeOther } from "../../server/http/responses.ts";
import { type EventPath, eventEditorPath, groupName, groupPath, newEventPath } from "../../web/page-paths.ts";
import { eventAt, groupAt, withoutValues } from "../../web/pages/form.ts";
import { htmlPage } from "../../web/pages/html-response.ts";
import { administeredEvent, administeredGroup } from "../pages/administered.ts";
import { isPresetPlace, readChanges, readEvent } from "./event-form.ts";
import { eventProblem, eventProblems } from "./event-problems.ts";
import { eventEditorPage, newEventPage } from "./pages.ts";

/** The key is in the address, so going back from the created event and submitting again repeats it. */
export const showNewEvent: Handler<"showNewEvent"> = async (context, { path, query: { form_key: formKey } }) => {
  const html = await newEventPage(context, path, { formKey });
  return formKey === undefined ? seeOther(`${newEventPath(groupName(path))}?form_key=${uuid()}`) : htmlPage(html);
};

/** The form of a button beside the editor. */
const besideEditor: PageForm<UserContext> = {
  problems: (texts, { error }) => [eventProblem(texts, error)],
  isOfPath: true,
  show: (context, rejected) =>
    eventEditorPage(context, eventAt(rejected), undefined, { beside: withoutValues(rejected.form) }),
};

/** Stores or removes the picture, if the form says so. */
const pictureOf = async (context: UserContext, form: PictureForm) =>
  form.photo?.length || form.remove ? { banner_url: await pictureAddress(context, form) } : {};

/** The event created with this key, unless its draft was deleted. */
const findMadeEvent = async (context: UserContext, key: string) => {
  const { id } = Object(await findFirstBody(context, { operation: "createEvent", key }));
  return id === undefined ? undefined : findEvent(context.db, { id });
};

export const createEventByForm: Handler<"createEventByForm"> = withUserForm(
  {
    problems: eventProblems,
    isOfPath: true,
    show: (context, rejected) => newEventPage(context, groupAt(rejected), { form: rejected.form }),
  },
  async (context, { path, body }) => {
    const { group } = await administeredGroup(context, "create_event", path);
    const form = isPresetPlace(body, group) ? { ...body, venue_city: "", venue_country_code: "" as const } : body;
    const { form_key: key } = form;
    const input = {
      path: { group_id: group.id },
      body: { ...readEvent(form), ...(await pictureOf(context, form)) },
    };
    try {
      const { body: event } = await addEvent(context, { ...input, headers: key ? { "idempotency-key": key } : {} });
      const notice = event.status === "published" ? "event_published" : "event_created";
      return seeOther(`${eventEditorPath(event)}?notice=${notice}`);
    } catch (error) {
      const before = error instanceof UnprocessableContent && key !== undefined && (await findMadeEvent(context, key));
      if (!before) throw error;
      return seeOther(`${eventEditorPath(before)}?notice=event_made_before`);
    }
  },
);

export const showEventEditor: Handler<"showEventEditor"> = async (context, { path, query: { notice } }) =>
  htmlPage(await eventEditorPage(context, path, notice));

/** Forms have no `If-Match`, so a 412 becomes a conflict. */
const requireCurrent = (...of: Parameters<typeof requireMatch>): void => {
  try {
    requireMatch(...of);
  } catch (error) {
    if (!(error instanceof PreconditionFailed)) throw error;
    throw new Conflict("the event has changed since the form was made", { code: "precondition_failed", cause: error });
  }
};

export const updateEventByForm: Handler<"updateEventByForm"> = withUserForm(
  {
    problems: eventProblems,
    isOfPath: true,
    show: (context, rejected) =>
      eventEditorPage(context, eventAt(rejected), undefined, {
        form: rejected.form,
        isOutdated: rejected.code === "precondition_failed",
      }),
  },
  async (context, { path, body }) => {
    const { version, following: reach, publish, photo: _photo, remove: _remove, ...form } = body;
    const { event } = await administeredEvent(context, "update", path);
    const following = reach === "yes";
    const picture = await pictureOf(context, body);
    await editEvent(context, event.id, { following }, (current) => {
      requireCurrent(version, toAdministeredEvent(current, context.baseUrl), current.revision);
      return {
        ...readChanges(form, current, context.baseUrl),
        ...picture,
        ...(publish === "yes" && { status: "published" as const }),
      };
    });
    const notice = `${following ? "events" : "event"}_${publish === "yes" ? "published" : "saved"}`;
    return seeOther(`${eventEditorPath(event)}?notice=${notice}`);
  },
);

const setStatus = async (
  context: UserContext,
  path: EventPath,
  { status, reach = "no" }: { status: "published" | "canceled"; reach: "yes" | "no" | undefined },
) => {
  const { event } = await administeredEvent(context, "update", path);
  const following = reach === "yes";
  await editEvent(context, event.id, { following }, () => ({ status }));
  return seeOther(`${eventEditorPath(event)}?notice=${following ? "events" : "event"}_${status}`);
};

export const publishEventByForm: Handler<"publishEventByForm"> = withUserForm(besideEditor, (context, { path, body }) =>
  setStatus(context, path, { status: "published", reach: body.following }),
);

export const cancelEventByForm: Handler<"cancelEventByForm"> = withUserForm(besideEditor, (context, { path, body }) =>
  setStatus(context, path, { status: "canceled", reach: body.following }),
);

export const deleteEventByForm: Handler<"deleteEventByForm"> = withUserForm(besideEditor, async (context, { path }) => {
  const { event } = await administeredEvent(context, "delete", path);
  await discardEvent(context, event.id);
  return seeOther(`${groupPath({ alliance: path.alliance, slug: path.group_slug })}?notice=event_deleted`);
});
