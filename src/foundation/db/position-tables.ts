import { bigint, pgTable } from "drizzle-orm/pg-core";
import { ofUser } from "./identity-tables.ts";

/** Up to where a replica must have replayed the log to show what a user has written; kept only where there are replicas. */
export const writePositions = pgTable("write_positions", {
  userId: ofUser().primaryKey(),
  /** Bytes of the log. */
  position: bigint("position", { mode: "number" }).notNull(),
});
