import { Ajv, type JSONSchemaType } from "ajv";
import { type components, enums } from "../../../../generated/contract.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";

/** What `queueing` puts into the outbox. */
export type Queued = {
  type: components["schemas"]["WebhookEventType"];
  allianceId: string;
  subjectId: string;
  orderKey: string;
  sequence: number;
  data: string;
  more: Record<string, unknown>;
};

const string = { type: "string" } as const;

const isQueued = new Ajv({ validateSchema: false }).compile({
  type: "object",
  required: ["type", "allianceId", "subjectId", "orderKey", "sequence", "data", "more"],
  properties: {
    type: { type: "string", enum: enums.WebhookEventType },
    allianceId: string,
    subjectId: string,
    orderKey: string,
    sequence: { type: "integer" },
    data: string,
    more: { type: "object", required: [] },
  },
} satisfies JSONSchemaType<Queued>);

/** @throws Error for an entry that another release may have written */
export const asQueued = (payload: unknown): Queued => {
  if (!isQueued(payload)) throw new Error("the outbox holds a webhook's message that this release cannot read");
  return payload;
};

/** The body of a message as it is sent, each time the same. */
export const bodyOf = (type: string, data: object, now: Date): string =>
  JSON.stringify({ type, timestamp: toTimestamp(now), data });

export const dataOf = ({ data, more }: Pick<Queued, "data" | "more">): object => ({ ...JSON.parse(data), ...more });
