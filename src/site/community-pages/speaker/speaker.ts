import { setProfileLinked } from "../../../community/events/agenda/actions.ts";
import { findOwnSpeaker } from "../../../community/events/agenda/queries.ts";
import { requireEvent } from "../../../community/events/policy.ts";
import { requireFound } from "../../../foundation/errors.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { eventName, eventPath, speakerPath } from "../../../web/page-paths.ts";
import { form, page } from "../../kit/page.ts";
import { oneOf, required } from "../../kit/schema.ts";

const path = "/events/{alliance}/{group_slug}/{event_slug}/speaker";

const decideAboutSpeakerProfile = form(path, {
  permission: "signed_in",
  body: { show: required(oneOf(["no", "yes"]), "common.field.button") },
  submit: async (context, { path, body }) => {
    const { event } = await requireEvent(context, eventName(path));
    await setProfileLinked(context, event.id, body.show === "yes");
    return seeOther(speakerPath(event));
  },
});

/** Asks a speaker whether the agenda may link to the speaker's account. */
export const speakerPage = page("showSpeaker", path, {
  permission: "signed_in",
  template: "community-pages/speaker/speaker",
  show: async (context, { path }) => {
    const { event } = await requireEvent(context, eventName(path));
    const speaker = await findOwnSpeaker(context.db, { eventId: event.id, userId: context.caller.userId });
    const { name, consentedAt } = requireFound(speaker, "you are not a speaker of this event");
    return { event: { name: event.name, path: eventPath(event) }, name, isShown: consentedAt !== null };
  },
  forms: { decideAboutSpeakerProfile },
});
