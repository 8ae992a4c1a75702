import type { Administration } from "../access/queries.ts";
import { administersEntry } from "../access/rules.ts";
import { BadRequest, Forbidden, NotFound, requireFound } from "../errors.ts";
import type { Caller } from "../http/caller.ts";
import type { LandscapeEntryRow } from "./queries.ts";

export const noEntry = (id: string): string => `there is no landscape entry ${id}`;

/** Whose entry it is. */
export type Administrator = { own: Administration; caller: Caller | null };

const administers = ({ own, caller }: Administrator, { allianceId, createdBy }: LandscapeEntryRow): boolean =>
  administersEntry(own, { allianceId, authorId: createdBy }, caller);

/**
 * An entry that exists for the caller: a hidden one only for who administers it.
 * @throws NotFound
 */
export const requireVisible = (
  entry: LandscapeEntryRow | undefined,
  administrator: Administrator,
  message: string,
): LandscapeEntryRow => {
  const found = requireFound(entry, message);
  if (!found.published && !administers(administrator, found)) throw new NotFound(message);
  return found;
};

/** @throws Forbidden */
export const requireEntryAdmin = (administrator: Administrator, entry: LandscapeEntryRow): void => {
  if (administers(administrator, entry)) return;
  throw new Forbidden(
    `this needs the admin role of alliance "${entry.alliance}", or to have created the entry while administrator of a group in it`,
  );
};

/** @throws BadRequest naming the field */
export const requireStage = ({ kind, stage }: { kind: string; stage?: string | null }): void => {
  if (stage && kind !== "startup") throw new BadRequest("body/stage must be null: only a startup has a stage");
};
