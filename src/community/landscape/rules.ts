import { InvalidField } from "../../foundation/errors.ts";
import type { Rights } from "../../identity/access/queries.ts";
import {
  administersAlliance,
  administersSomethingIn,
  requireAllianceAdmin,
  roleRequired,
} from "../../identity/access/rules.ts";
import type { LandscapeEntryRow } from "./queries.ts";

export const noEntry = (id: string): string => `there is no landscape entry ${id}`;

/** Authors administer their entries while they administer any group in the alliance. */
export const administersEntry = (
  rights: Rights,
  { allianceId, createdBy }: Pick<LandscapeEntryRow, "allianceId" | "createdBy">,
): boolean =>
  administersAlliance(rights, allianceId) ||
  (createdBy !== null && createdBy === rights.userId && administersSomethingIn(rights, allianceId));

export const entryVisibleTo =
  (rights: Rights) =>
  (entry: LandscapeEntryRow): boolean =>
    entry.published || administersEntry(rights, entry);

export const requireEntryAdmin = (rights: Rights, entry: LandscapeEntryRow): void => {
  if (administersEntry(rights, entry)) return;
  throw roleRequired(
    rights,
    `this needs the admin role of alliance "${entry.alliance}", or to have created the entry while administrator of a group in it`,
  );
};

export const requireMayAdd = (rights: Rights, alliance: { id: string; slug: string }): void => {
  if (!administersSomethingIn(rights, alliance.id)) requireAllianceAdmin(rights, alliance);
};

export const requireStage = ({ kind, stage }: { kind: string; stage?: string | null }): void => {
  if (stage && kind !== "startup") throw new InvalidField("stage", "must be null: only a startup has a stage");
};

export const newsOfEntry = (
  before: Pick<LandscapeEntryRow, "published"> | undefined,
  { published }: LandscapeEntryRow,
) => {
  if (published === (before?.published ?? false)) return undefined;
  return published ? "landscape.published" : "landscape.removed";
};
