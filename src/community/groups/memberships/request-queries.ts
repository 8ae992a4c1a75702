import { eq, type SQLWrapper, sql } from "drizzle-orm";
import type { Queryable } from "../../../foundation/db/client.ts";
import { users } from "../../../foundation/db/identity-tables.ts";
import { joinRequests } from "../../../foundation/db/participation-tables.ts";
import { type Params, rowStatement, sqlStatement } from "../../../foundation/db/statement.ts";
import type { WebhookEventType } from "../../webhooks/messages/queries.ts";
import { isJoinRequest, type MembershipKey, queuedMessageSql, type WebhookData } from "./queries.ts";

/* Requests to join. The group must be locked for each write. */

export const findJoinRequest = rowStatement((db, key: Params<MembershipKey>) =>
  db
    .select({ status: joinRequests.status, user: { id: users.id, name: users.name } })
    .from(joinRequests)
    .innerJoin(users, eq(users.id, joinRequests.userId))
    .where(isJoinRequest(key)),
);

type Answer = { question: string | null; answer: string | null };

export const updateAnswer = async (db: Queryable, key: MembershipKey, answer: Answer): Promise<void> => {
  await db.update(joinRequests).set(answer).where(isJoinRequest(key));
};

type ChangeData = MembershipKey & WebhookData;

/** Returns a statement that changes a request and queues the webhook message about the change. */
const requestChange = <Change extends ChangeData>(
  type: WebhookEventType,
  change: (db: Queryable, values: Params<Change>) => SQLWrapper,
) =>
  sqlStatement(
    (db, values: Params<Change>) =>
      sql`with ${queuedMessageSql(type, values)}, changed as (${change(db, values).getSQL()}) select 1 where false`,
  );

type NewRequest = ChangeData & Answer & { requestedAt: Date };

export const insertJoinRequest = requestChange(
  "join_request.created",
  (db, { allianceId: _, data: __, now: ___, ...row }: Params<NewRequest>) =>
    db.insert(joinRequests).values({ ...row, status: "pending" }),
);

export const withdrawJoinRequest = requestChange("join_request.withdrawn", (db, values: Params<ChangeData>) =>
  db.delete(joinRequests).where(isJoinRequest(values)),
);

export const declineJoinRequest = requestChange("join_request.declined", (db, values: Params<ChangeData>) =>
  db
    .update(joinRequests)
    .set({ status: "declined", decidedAt: sql`${values.now}` })
    .where(isJoinRequest(values)),
);
