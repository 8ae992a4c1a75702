import { Ajv } from "ajv";
import { type Static, Type } from "typebox";
import { enums } from "../../../generated/contract.ts";
import { toTimestamp } from "../../http/timestamp.ts";

/** What `queueing` puts into the outbox. */
const queued = Type.Object({
  type: Type.Enum([...enums.WebhookEventType]),
  allianceId: Type.String(),
  subjectId: Type.String(),
  orderKey: Type.String(),
  sequence: Type.Integer(),
  data: Type.String(),
  more: Type.Object({}, { additionalProperties: true }),
});

export type Queued = Static<typeof queued>;

const isQueued = new Ajv({ validateSchema: false }).compile<Queued>(queued);

/** @throws Error for an entry that another release may have written */
export const asQueued = (payload: unknown): Queued => {
  if (!isQueued(payload)) throw new Error("the outbox holds a webhook's message that this release cannot read");
  return payload;
};

/** The body of a message as it is sent, each time the same. */
export const bodyOf = (type: string, data: object, now: Date): string =>
  JSON.stringify({ type, timestamp: toTimestamp(now), data });

export const dataOf = ({ data, more }: Pick<Queued, "data" | "more">): object => ({ ...JSON.parse(data), ...more });
