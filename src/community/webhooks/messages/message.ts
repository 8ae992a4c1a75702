import { enums } from "../../../../generated/contract.ts";
import { isInteger, isObject, isOneOf, isText, payloadReader } from "../../../foundation/outbox/payload.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";

export const asQueued = payloadReader("a webhook's message", {
  type: isOneOf(enums.WebhookEventType.filter((type) => type !== "*")),
  allianceId: isText,
  subjectId: isText,
  orderKey: isText,
  sequence: isInteger,
  data: isText,
  more: isObject,
});

type Queued = ReturnType<typeof asQueued>;

export const bodyOf = (type: string, data: object, now: Date): string =>
  JSON.stringify({ type, timestamp: toTimestamp(now), data });

export const dataOf = ({ data, more }: Pick<Queued, "data" | "more">): object => ({ ...JSON.parse(data), ...more });
