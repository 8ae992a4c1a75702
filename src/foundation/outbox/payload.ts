import { Ajv, type JSONSchemaType } from "ajv";

const ajv = new Ajv({ validateSchema: false });

/**
 * Reads the payloads of a topic.
 * @param what they are, for the error about an entry that another release may have written
 */
export const payloadReader = <Payload>(what: string, schema: JSONSchemaType<Payload>) => {
  const isPayload = ajv.compile(schema);
  return (payload: unknown): Payload => {
    if (!isPayload(payload)) throw new Error(`the outbox holds ${what} that this release cannot read`);
    return payload;
  };
};
