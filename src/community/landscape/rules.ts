import { InvalidField } from "../../foundation/errors.ts";
import type { LandscapeEntryRow } from "./queries.ts";

export const noEntry = (id: string): string => `there is no landscape entry ${id}`;

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
