import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { agendaItems, speakers } from "../../../foundation/db/agenda-tables.ts";
import type { Queryable, Transaction } from "../../../foundation/db/client.ts";
import { users } from "../../../foundation/db/identity-tables.ts";
import { type Params, rowStatement, statement } from "../../../foundation/db/statement.ts";
import { events } from "../../../foundation/db/tables.ts";

export type ItemRow = Omit<typeof agendaItems.$inferSelect, "eventId" | "position">;
export type SpeakerRow = Omit<typeof speakers.$inferSelect, "eventId" | "position">;

export type AgendaRows = { items: ItemRow[]; speakers: SpeakerRow[] };

type EventReference = { eventId: string };

const listItems = statement((db, { eventId }: Params<EventReference>) => {
  const { id, title, kind, startsAt, endsAt, room, language, abstract, speakerIds, recordingUrl, slidesUrl } =
    agendaItems;
  return db
    .select({ id, title, kind, startsAt, endsAt, room, language, abstract, speakerIds, recordingUrl, slidesUrl })
    .from(agendaItems)
    .where(eq(agendaItems.eventId, eventId))
    .orderBy(asc(startsAt), asc(endsAt), asc(agendaItems.position));
});

const listSpeakers = statement((db, { eventId }: Params<EventReference>) => {
  const { id, name, headline, bio, photoUrl, links, userId, consentedAt } = speakers;
  return db
    .select({ id, name, headline, bio, photoUrl, links, userId, consentedAt })
    .from(speakers)
    .where(eq(speakers.eventId, eventId))
    .orderBy(asc(speakers.position));
});

/** Returns the items ordered by start and end, and the speakers in their stored order. */
export const findAgenda = async (db: Queryable, eventId: string): Promise<AgendaRows> => {
  const [items, speakers] = await Promise.all([listItems(db, { eventId }), listSpeakers(db, { eventId })]);
  return { items, speakers };
};

/** The event must be locked. */
export const replaceAgendaRows = async (
  db: Transaction,
  eventId: string,
  { items, speakers: people }: AgendaRows,
): Promise<void> => {
  await db.delete(agendaItems).where(eq(agendaItems.eventId, eventId));
  await db.delete(speakers).where(eq(speakers.eventId, eventId));
  if (people.length > 0)
    await db.insert(speakers).values(people.map((row, position) => ({ ...row, eventId, position })));
  if (items.length > 0)
    await db.insert(agendaItems).values(items.map((row, position) => ({ ...row, eventId, position })));
};

/** Updates the search document of the event's agenda. */
export const storeAgendaDocument = async (db: Transaction, eventId: string): Promise<void> => {
  await db
    .update(events)
    .set({ agendaDocument: sql`alliance_agenda_document(${events.id})` })
    .where(eq(events.id, eventId));
};

export const moveItem = async (
  db: Transaction,
  { eventId, id, startsAt, endsAt }: EventReference & Pick<ItemRow, "id" | "startsAt" | "endsAt">,
): Promise<void> => {
  await db
    .update(agendaItems)
    .set({ startsAt, endsAt })
    .where(and(eq(agendaItems.eventId, eventId), eq(agendaItems.id, id)));
};

export const findUsersToInvite = (db: Queryable, ids: string[]) =>
  db.select({ id: users.id, email: users.email, language: users.language }).from(users).where(inArray(users.id, ids));

export const findOwnSpeaker = rowStatement((db, { eventId, userId }: Params<EventReference & { userId: string }>) =>
  db
    .select({ name: speakers.name, consentedAt: speakers.consentedAt })
    .from(speakers)
    .where(and(eq(speakers.eventId, eventId), eq(speakers.userId, userId))),
);

/** @returns whether the user is a speaker of the event */
export const setConsent = async (
  db: Transaction,
  { eventId, userId, consentedAt }: EventReference & { userId: string; consentedAt: Date | null },
): Promise<boolean> => {
  const rows = await db
    .update(speakers)
    .set({ consentedAt })
    .where(and(eq(speakers.eventId, eventId), eq(speakers.userId, userId)))
    .returning({ id: speakers.id });
  return rows.length > 0;
};
