import { attempt, type Received } from "./attempt.ts";
import { ApiError, UnexpectedResponseError } from "./errors.ts";
import { errorClasses } from "./generated/errors.ts";
import { within } from "./limits.ts";
import { type AnyOptions, type Input, isObject, type Operation, type Prepared, prepare } from "./request.ts";
import { remember } from "./results.ts";
import { pause, pauseBefore } from "./retry.ts";

/** An API token, or where to get one: see `ClientOptions`. */
export type Token =
  | string
  | undefined
  | ((refused: string | undefined) => string | undefined | Promise<string | undefined>);

export type Settings = { baseUrl: string; token: Token; fetch: typeof fetch; timeout: number; retries: number };

/** Calls an operation, again and again if that is safe and may help. */
export const call = async (
  settings: Settings,
  operation: Operation,
  input: Input,
  options: AnyOptions,
): Promise<object> => {
  const request = prepare(settings.baseUrl, operation, input, options);
  const retries = isRepeatable(operation) ? (options.retries ?? settings.retries) : 0;
  for (let retry = 0; ; retry++) {
    try {
      return resultOf(await authorized(settings, request, options), options);
    } catch (error) {
      const wait = retry < retries ? pauseBefore(retry, error) : undefined;
      if (wait === undefined) throw error;
      await pause(wait, options.signal);
    }
  }
};

/** What reads may be repeated, and what the service recognizes by its key; anything else might be done twice. */
const isRepeatable = ([method, , kind]: Operation): boolean => method === "GET" || kind === "keyed";

/** One attempt, and a second one if the token was refused and there is another: the first one has done nothing. */
export const authorized = async (settings: Settings, request: Prepared, options: AnyOptions): Promise<Received> => {
  const limits = { timeout: options.timeout ?? settings.timeout, signal: options.signal };
  const send = (token: string | undefined) =>
    attempt(
      token === undefined ? request : { ...request, headers: { authorization: `Bearer ${token}`, ...request.headers } },
      { fetch: settings.fetch, ...limits },
    );
  const { token } = settings;
  if (typeof token !== "function") return send(token);
  const ask = (refused: string | undefined) => within(limits, "the function `token`", async () => token(refused));
  const first = await ask(undefined);
  const received = await send(first);
  if (first === undefined || received.status !== 401) return received;
  const next = await ask(first);
  return next === undefined || next === first ? received : send(next);
};

const resultOf = (received: Received, { ifNoneMatch }: AnyOptions): object => {
  const { status, headers } = received;
  if (status === 304 && isObject(ifNoneMatch)) return ifNoneMatch;
  const body = json(received);
  if (status < 200 || status >= 300) throw errorOf(received, body);
  if (!isObject(body))
    throw new UnexpectedResponseError(`a response with the status ${status} that is not an object in JSON`, received);
  remember(body, { status, headers });
  return body;
};

export const json = ({ text }: Pick<Received, "text">): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const errorOf = ({ status, headers }: Received, body: unknown): Error => {
  const message: unknown = Object(body).error;
  const code = headers.get("x-error-code");
  // Of a proxy, which has other ideas of an error.
  if (typeof message !== "string" || code === null)
    return new UnexpectedResponseError(`an error with the status ${status} that is not the service's`, {
      status,
      headers,
    });
  // Each class has its own code: the one under which it was found.
  const Class = Object.hasOwn(errorClasses, code) ? Reflect.get(errorClasses, code) : ApiError<string>;
  return new Class(message, { status, code, headers });
};
