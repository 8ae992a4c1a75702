import { setProfileLinked } from "../../../community/events/agenda/actions.ts";
import { findOwnSpeaker } from "../../../community/events/agenda/queries.ts";
import { eventPolicy } from "../../../community/events/policy.ts";
import { findEventKey } from "../../../community/events/queries.ts";
import { requireFound } from "../../../foundation/errors.ts";
import { may, viewerWithoutRoles } from "../../../identity/access/policy.ts";
import type { UserContext } from "../../../identity/context.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { type EventPath, eventName, eventPath, speakerPath } from "../../../web/page-paths.ts";
import { form, page } from "../../kit/page.ts";
import { oneOf, required } from "../../kit/schema.ts";

const path = "/events/{alliance}/{group_slug}/{event_slug}/speaker";

/** Speakers see their entry even while the event is hidden. Others do not learn whether the event exists. @throws NotFound */
const requireOwnSpeaker = async ({ db, caller }: UserContext, path: EventPath) => {
  const event = await findEventKey(db, eventName(path));
  const speaker = event && (await findOwnSpeaker(db, { eventId: event.id, userId: caller.userId }));
  return requireFound(speaker && { event, ...speaker }, "you are not a speaker of this event");
};

const decideAboutSpeakerProfile = form(path, {
  permission: "signed_in",
  body: { show: required(oneOf(["no", "yes"]), "common.field.button") },
  submit: async (context, { path, body }) => {
    const { event } = await requireOwnSpeaker(context, path);
    await setProfileLinked(context, event.id, body.show === "yes");
    return seeOther(speakerPath(event));
  },
});

/** Asks a speaker whether the agenda may link to the speaker's account. */
export const speakerPage = page("showSpeaker", path, {
  permission: "signed_in",
  template: "community-pages/speaker/speaker",
  show: async (context, { path }) => {
    const { event, name, consentedAt } = await requireOwnSpeaker(context, path);
    const isReadable = may(eventPolicy.verbs.read, viewerWithoutRoles(context.now, event.id), event);
    return { event: { name: event.name, path: eventPath(event), isReadable }, name, isShown: consentedAt !== null };
  },
  forms: { decideAboutSpeakerProfile },
});
