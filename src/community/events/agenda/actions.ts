import { isDeepStrictEqual } from "node:util";
import { v7 as uuid } from "uuid";
import type { Schemas } from "../../../../generated/contract.ts";
import { findAllianceBrand } from "../../../foundation/db/branding.ts";
import { inTransaction, type Tx } from "../../../foundation/db/client.ts";
import { InvalidField, NotFound, requireFound } from "../../../foundation/errors.ts";
import { translatorFor } from "../../../foundation/languages/texts.ts";
import type { UserContext } from "../../../identity/context.ts";
import { requireMatch } from "../../../server/http/responses.ts";
import { brandedMail } from "../../../web/mail/messages.ts";
import { speakerPath } from "../../../web/page-paths.ts";
import { record } from "../../resources/resource.ts";
import { eventResource, queueEventWebhooks } from "../change.ts";
import { requireEventTo } from "../policy.ts";
import { type EventRow, findEvent, updateEvent } from "../queries.ts";
import {
  type AgendaRows,
  findAgenda,
  findUsersToInvite,
  replaceAgendaRows,
  type SpeakerRow,
  setConsent,
  storeAgendaDocument,
} from "./queries.ts";
import { requireValidAgenda, withConsents } from "./rules.ts";
import { toAgenda, toAgendaRows } from "./views.ts";

/** The audit log contains counts, because names must not be stored for years. */
const toAudited = ({ items, speakers }: AgendaRows) => ({
  agenda: { item_count: items.length, speaker_count: speakers.length },
});

/** Sends emails that ask newly added speakers for their consent. @throws BadRequest for an unknown user, TooManyRequests */
const inviteSpeakers = async (
  tx: Tx<UserContext>,
  event: EventRow,
  speakers: readonly SpeakerRow[],
  before: readonly SpeakerRow[],
): Promise<void> => {
  const { db, now, baseUrl, site, limits, caller, mailer } = tx;
  const earlierUserIds = new Set(before.map(({ userId }) => userId));
  const ids = speakers.flatMap(({ userId }) => (userId !== null && !earlierUserIds.has(userId) ? [userId] : []));
  if (ids.length === 0) return;
  const usersById = new Map((await findUsersToInvite(db, ids)).map((user) => [user.id, user]));
  const missing = speakers.findIndex(({ userId }) => userId !== null && ids.includes(userId) && !usersById.has(userId));
  if (missing !== -1) throw new InvalidField(`speakers/${missing}/user_id`, "must be the ID of a user");
  const brand = requireFound(await findAllianceBrand(db, event.allianceId), "the alliance is gone");
  for (const { email, language } of usersById.values()) {
    await limits.consume(["invitations_per_user", caller.userId]);
    const { t, language: mailLanguage } = translatorFor(language);
    const mail = brandedMail(
      email,
      {
        language: mailLanguage,
        subject: t("mail.speaker.subject", { event: event.name }),
        paragraphs: [t("mail.speaker.text", { event: event.name, group: event.group.name }), t("mail.speaker.end")],
        facts: [],
        button: { label: t("mail.speaker.button"), link: baseUrl + speakerPath(event) },
        reason: t("mail.speaker.reason", { event: event.name }),
      },
      { baseUrl, site },
      brand,
    );
    await mailer.enqueue(db, mail, now);
  }
};

type Edit = {
  /** The ETag of the version that the caller read. If omitted, any version is replaced. */
  version?: string | undefined;
};

/** `agendaOf` receives the agenda of the locked event. @throws NotFound, Forbidden, PreconditionFailed, BadRequest or TooManyRequests */
export const editAgenda = (
  context: UserContext,
  eventId: string,
  { version }: Edit,
  agendaOf: (current: Schemas["Agenda"]) => Schemas["AgendaInput"],
): Promise<Schemas["Agenda"]> =>
  inTransaction(context, async (tx) => {
    const { db, now, baseUrl } = tx;
    const event = await requireEventTo(tx, "update", eventId);
    const before = await findAgenda(db, eventId);
    const reader = { baseUrl, isAdministrator: true };
    const current = toAgenda(before, reader);
    requireMatch(version, current);
    const rows = toAgendaRows(agendaOf(current), baseUrl, uuid);
    requireValidAgenda(event, rows);
    const after = { items: rows.items, speakers: withConsents(rows.speakers, before.speakers) };
    await inviteSpeakers(tx, event, after.speakers, before.speakers);
    await replaceAgendaRows(db, eventId, after);
    const written = await findAgenda(db, eventId);
    const agenda = toAgenda(written, reader);
    if (isDeepStrictEqual(agenda, current)) return agenda;
    await storeAgendaDocument(db, eventId);
    await updateEvent(db, eventId, { agendaItemCount: rows.items.length, updatedAt: now });
    const row = requireFound(await findEvent(db, { id: eventId }), "the event is gone");
    const subject = { type: "event", id: eventId, ...eventResource.subjectOf(event) } as const;
    await record(tx, { action: "replaceAgenda", ...subject }, toAudited(before), toAudited(written));
    await queueEventWebhooks(tx, { before: event, row, view: eventResource.view(row, baseUrl) });
    return agenda;
  });

/** Sets whether the agenda links the caller, a speaker, to the caller's profile. @throws NotFound unless the caller is a speaker */
export const setProfileLinked = (context: UserContext, eventId: string, isLinked: boolean): Promise<void> =>
  inTransaction(context, async ({ db, now, caller: { userId } }) => {
    const isSpeaker = await setConsent(db, { eventId, userId, consentedAt: isLinked ? now : null });
    if (!isSpeaker) throw new NotFound("you are not a speaker of this event");
    await updateEvent(db, eventId, { updatedAt: now });
  });
