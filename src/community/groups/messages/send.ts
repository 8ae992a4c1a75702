import { v7 as uuid } from "uuid";
import type { Schemas } from "../../../../generated/contract.ts";
import type { UserContext } from "../../../identity/context.ts";
import { accepted } from "../../../server/http/responses.ts";
import { countGroupRecipients } from "../../notifications/kinds/messages.ts";
import { queueMessage } from "../../notifications/notify.ts";
import { record } from "../../resources/audit-record.ts";
import { countedOnce } from "../../resources/counted.ts";
import type { Repeatable } from "../../resources/idempotency.ts";
import type { GroupKey } from "../queries.ts";
import { findGroupMessage, insertGroupMessage } from "./queries.ts";
import { requireRecipients } from "./rules.ts";
import { toAuditedMessage, toGroupMessage } from "./views.ts";

type Group = Pick<GroupKey, "id" | "allianceId" | "name">;

/**
 * Sends a message to the members of a group: the outbox finds out who they are. `db` has to be a transaction.
 * @throws Conflict when nobody would get it
 */
const submitMessage = async (
  context: Pick<UserContext, "db" | "now" | "caller">,
  { id: groupId, allianceId, name }: Group,
  { subject, text }: Schemas["GroupMessageCreate"],
): Promise<Schemas["GroupMessage"]> => {
  const { db, now, caller } = context;
  const recipientCount = await countGroupRecipients(db, groupId);
  requireRecipients(recipientCount);
  const id = uuid();
  // As forms send line breaks.
  const lines = text.replaceAll("\r\n", "\n");
  await insertGroupMessage(db, {
    ...{ id, groupId, subject, recipientCount },
    text: lines,
    sentBy: caller.userId,
    createdAt: now,
  });
  await queueMessage(db, "group_message", id, now);
  const inserted = await findGroupMessage(db, id);
  if (!inserted) throw new Error(`message ${id} is missing in the transaction that inserted it`);
  const message = toGroupMessage(inserted);
  const about = { action: "sendGroupMessage", type: "group", id: groupId, allianceId, name } as const;
  await record(context, about, null, toAuditedMessage(message));
  return message;
};

/** Sends the message once per key; what was sent before does not count. */
export const sendMessage = (
  context: UserContext,
  group: Group,
  input: Omit<Repeatable, "operation" | "body"> & { body: Schemas["GroupMessageCreate"] },
) =>
  countedOnce(
    context,
    [
      ["group_messages_per_group", group.id],
      ["group_messages_per_user", context.caller.userId],
    ],
    { operation: "sendGroupMessage", ...input },
    async (context) => accepted(await submitMessage(context, group, input.body)),
  );
