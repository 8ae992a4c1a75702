import { sql } from "drizzle-orm";
import { check, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { enums } from "../../../generated/contract.ts";
import { isOneOf, links, picture, textList, timestamptz, uploadIndex } from "./columns.ts";
import { users } from "./identity-tables.ts";
import { eventReference } from "./tables.ts";

export const agendaItems = pgTable(
  "agenda_items",
  {
    eventId: eventReference(),
    id: text("id").notNull(),
    title: text("title").notNull(),
    kind: text("kind", { enum: enums.AgendaItemKind }).notNull(),
    startsAt: timestamptz("starts_at").notNull(),
    endsAt: timestamptz("ends_at").notNull(),
    /** Position in the request, which orders items of the same time. */
    position: smallint("position").notNull(),
    room: text("room"),
    language: text("language"),
    abstract: text("abstract"),
    speakerIds: textList("speaker_ids"),
    recordingUrl: text("recording_url"),
    slidesUrl: text("slides_url"),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.id] }),
    check("agenda_items_kind_check", isOneOf(t.kind, enums.AgendaItemKind)),
    check("agenda_items_time_check", sql`${t.endsAt} > ${t.startsAt}`),
  ],
);

export const speakers = pgTable(
  "speakers",
  {
    eventId: eventReference(),
    id: text("id").notNull(),
    position: smallint("position").notNull(),
    name: text("name").notNull(),
    headline: text("headline"),
    bio: text("bio"),
    photoUrl: picture("photo_url"),
    links: links(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    /** When the user agreed that the profile is linked. */
    consentedAt: timestamptz("consented_at"),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.id] }),
    uniqueIndex("speakers_by_user").on(t.userId, t.eventId).where(sql`${t.userId} is not null`),
    uploadIndex("speakers_photo_upload", t.photoUrl),
  ],
);
