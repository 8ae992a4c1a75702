import { enums } from "../../../../generated/contract.ts";
import { payloadReader } from "../../../foundation/outbox/payload.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import type { WebhookEventType } from "./queries.ts";

/** What `queueing` puts into the outbox. */
type Queued = {
  type: WebhookEventType;
  allianceId: string;
  subjectId: string;
  orderKey: string;
  sequence: number;
  data: string;
  more: Record<string, unknown>;
};

const string = { type: "string" } as const;

export const asQueued = payloadReader<Queued>("a webhook's message", {
  type: "object",
  required: ["type", "allianceId", "subjectId", "orderKey", "sequence", "data", "more"],
  properties: {
    type: { type: "string", enum: enums.WebhookEventType.filter((type) => type !== "*") },
    allianceId: string,
    subjectId: string,
    orderKey: string,
    sequence: { type: "integer" },
    data: string,
    more: { type: "object", required: [] },
  },
});

/** The body of a message as it is sent, each time the same. */
export const bodyOf = (type: string, data: object, now: Date): string =>
  JSON.stringify({ type, timestamp: toTimestamp(now), data });

export const dataOf = ({ data, more }: Pick<Queued, "data" | "more">): object => ({ ...JSON.parse(data), ...more });
