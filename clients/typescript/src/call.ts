import { attempt, type ReceivedResponse } from "./attempt.ts";
import { ApiError, UnexpectedResponseError } from "./errors.ts";
import { errorClasses } from "./generated/errors.ts";
import { type AnyOptions, type Input, isObject, type Operation, type PreparedRequest, prepare } from "./request.ts";
import { saveResponseInfo } from "./results.ts";
import { delay, retryDelayMs } from "./retry.ts";
import { withTimeout } from "./timeout.ts";

/** An API token, or a function that returns an access token: see `ClientOptions`. */
export type Token =
  | string
  | undefined
  | ((rejectedToken: string | undefined) => string | undefined | Promise<string | undefined>);

export type Settings = { baseUrl: string; token: Token; fetch: typeof fetch; timeout: number; retries: number };

/** Calls an operation. Retries after temporary errors, if repeating the operation is safe. */
export const call = async (
  settings: Settings,
  operation: Operation,
  input: Input,
  options: AnyOptions,
): Promise<object> => {
  const request = prepare(settings.baseUrl, operation, input, options);
  const maxRetries = isRepeatable(operation) ? (options.retries ?? settings.retries) : 0;
  for (let retry = 0; ; retry++) {
    try {
      return parseResult(await sendAuthorized(settings, request, options), options);
    } catch (error) {
      const delayMs = retry < maxRetries ? retryDelayMs(retry, error) : undefined;
      if (delayMs === undefined) throw error;
      await delay(delayMs, options.signal);
    }
  }
};

/** Reads, and requests that the service deduplicates by `Idempotency-Key`. Any other request could take effect twice. */
const isRepeatable = ([method, , kind]: Operation): boolean => method === "GET" || kind === "keyed";

/**
 * Sends a request with the token. If the service rejects a token of the `token` function, the function may return
 * another one, with which the request is sent again. This is safe for changes too: a rejected request had no effect.
 */
export const sendAuthorized = async (
  settings: Settings,
  request: PreparedRequest,
  options: AnyOptions,
): Promise<ReceivedResponse> => {
  const limits = { timeout: options.timeout ?? settings.timeout, signal: options.signal };
  const send = (token: string | undefined) =>
    attempt(
      token === undefined ? request : { ...request, headers: { authorization: `Bearer ${token}`, ...request.headers } },
      { fetch: settings.fetch, ...limits },
    );
  const { token } = settings;
  if (typeof token !== "function") return send(token);
  const getToken = (rejectedToken: string | undefined) =>
    withTimeout(limits, "the function `token`", async () => token(rejectedToken));
  const firstToken = await getToken(undefined);
  const response = await send(firstToken);
  if (firstToken === undefined || response.status !== 401) return response;
  const newToken = await getToken(firstToken);
  return newToken === undefined || newToken === firstToken ? response : send(newToken);
};

const parseResult = (response: ReceivedResponse, { ifNoneMatch }: AnyOptions): object => {
  const { status, headers } = response;
  if (status === 304 && isObject(ifNoneMatch)) return ifNoneMatch;
  const body = parseJson(response.text);
  if (status < 200 || status >= 300) throw createError(response, body);
  if (!isObject(body))
    throw new UnexpectedResponseError(`the response with status ${status} is not a JSON object`, response);
  saveResponseInfo(body, { status, headers });
  return body;
};

/** Returns `undefined` if the text is not JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const createError = ({ status, headers }: ReceivedResponse, body: unknown): Error => {
  const message: unknown = Object(body).error;
  const code = headers.get("x-error-code");
  // Not in the service's error format: most likely the response of a proxy.
  if (typeof message !== "string" || code === null)
    return new UnexpectedResponseError(`the error with status ${status} was not sent by the service`, {
      status,
      headers,
    });
  // `Reflect.get` returns `any`: the compiler cannot check that the class found for a code accepts that code.
  const Class = Object.hasOwn(errorClasses, code) ? Reflect.get(errorClasses, code) : ApiError<string>;
  return new Class(message, { status, code, headers });
};
