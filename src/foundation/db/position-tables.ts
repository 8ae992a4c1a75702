import { bigint, pgTable, uuid } from "drizzle-orm/pg-core";
import { users } from "./identity-tables.ts";

/** Up to where a replica must have replayed the log to show what a user has written; kept only where there are replicas. */
export const writePositions = pgTable("write_positions", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Bytes of the log. */
  position: bigint("position", { mode: "number" }).notNull(),
});
