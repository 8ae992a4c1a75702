import type { Schemas } from "../../../../generated/contract.ts";
import { pictureUrl, toStoredPicture } from "../../../foundation/pictures/pictures.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import type { AgendaRows, ItemRow, SpeakerRow } from "./queries.ts";

const toItem = (row: ItemRow): Schemas["AgendaItem"] => ({
  id: row.id,
  title: row.title,
  kind: row.kind,
  starts_at: toTimestamp(row.startsAt),
  ends_at: toTimestamp(row.endsAt),
  room: row.room,
  language: row.language,
  abstract: row.abstract,
  speaker_ids: row.speakerIds,
  recording_url: row.recordingUrl,
  slides_url: row.slidesUrl,
});

type Reader = { baseUrl: string; isAdministrator: boolean };

const toSpeaker = (row: SpeakerRow, { baseUrl, isAdministrator }: Reader): Schemas["Speaker"] => ({
  id: row.id,
  name: row.name,
  headline: row.headline,
  bio: row.bio,
  photo_url: pictureUrl(row.photoUrl, baseUrl),
  links: row.links,
  ...(row.userId !== null && (isAdministrator || row.consentedAt !== null) && { user_id: row.userId }),
});

export const toAgenda = ({ items, speakers }: AgendaRows, reader: Reader): Schemas["Agenda"] => ({
  items: items.map(toItem),
  speakers: speakers.map((row) => toSpeaker(row, reader)),
});

/** @param newId creates ids for items and speakers without one */
export const toAgendaRows = (
  { items, speakers }: Schemas["AgendaInput"],
  baseUrl: string,
  newId: () => string,
): AgendaRows => ({
  items: items.map((item) => ({
    id: item.id ?? newId(),
    title: item.title,
    kind: item.kind,
    startsAt: new Date(item.starts_at),
    endsAt: new Date(item.ends_at),
    room: item.room,
    language: item.language,
    abstract: item.abstract,
    speakerIds: item.speaker_ids,
    recordingUrl: item.recording_url,
    slidesUrl: item.slides_url,
  })),
  speakers: speakers.map((speaker) => ({
    id: speaker.id ?? newId(),
    name: speaker.name,
    headline: speaker.headline,
    bio: speaker.bio,
    photoUrl: toStoredPicture(speaker.photo_url, baseUrl),
    links: speaker.links,
    userId: speaker.user_id,
    consentedAt: null,
  })),
});
