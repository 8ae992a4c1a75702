import { Ajv, type JSONSchemaType, type ValidateFunction } from "ajv";

/** Made at the first entry: a process that reads none need not wait for it at its start. */
let ajv: Ajv | undefined;

/**
 * Reads the payloads of a topic.
 * @param what they are, for the error about an entry that another release may have written
 */
export const payloadReader = <Payload>(what: string, schema: JSONSchemaType<Payload>) => {
  let isPayload: ValidateFunction<Payload> | undefined;
  return (payload: unknown): Payload => {
    ajv ??= new Ajv({ validateSchema: false });
    isPayload ??= ajv.compile(schema);
    if (!isPayload(payload)) throw new Error(`the outbox holds ${what} that this release cannot read`);
    return payload;
  };
};
