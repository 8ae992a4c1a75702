type Guard<Value> = (value: unknown) => value is Value;

export const isText = (value: unknown): value is string => typeof value === "string";
export const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);
export const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
export const isInteger = (value: unknown): value is number => Number.isInteger(value);
export const isOneOf =
  <const Value extends string>(values: readonly Value[]) =>
  (value: unknown): value is Value =>
    values.some((candidate) => candidate === value);
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/**
 * Returns a function that checks the fields of a payload, because another release may have written it.
 * @param description of the payloads, for the error message
 */
export const payloadReader = <Payload extends object>(
  description: string,
  guards: { readonly [Field in keyof Payload]: Guard<Payload[Field]> },
): ((payload: unknown) => Payload) => {
  const isPayload = (payload: unknown): payload is Payload => {
    if (!isObject(payload)) return false;
    for (const field in guards) if (!guards[field](payload[field])) return false;
    return true;
  };
  return (payload) => {
    if (!isPayload(payload)) throw new Error(`the outbox holds ${description} that this release cannot read`);
    return payload;
  };
};
