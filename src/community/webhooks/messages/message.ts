import { enums } from "../../../../generated/contract.ts";
import {
  isInteger,
  isObject,
  isOneOf,
  isText,
  isTextOrNull,
  payloadReader,
} from "../../../foundation/outbox/payload.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";

export const readQueuedMessage = payloadReader("a webhook's message", {
  type: isOneOf(enums.WebhookEventType.filter((type) => type !== "*")),
  allianceId: isText,
  // Release 0.2.0 queues messages without this field.
  groupId: (value): value is string | null | undefined => value === undefined || isTextOrNull(value),
  subjectId: isText,
  orderKey: isText,
  sequence: isInteger,
  data: isText,
  more: isObject,
});

type Message = ReturnType<typeof readQueuedMessage>;

export const bodyOf = (type: string, data: object, now: Date): string =>
  JSON.stringify({ type, timestamp: toTimestamp(now), data });

export const groupIdOf = ({ groupId, data }: Pick<Message, "groupId" | "data">): string | null =>
  groupId ?? JSON.parse(data).group?.id ?? null;

export const dataOf = ({ data, more }: Pick<Message, "data" | "more">): object => ({ ...JSON.parse(data), ...more });
