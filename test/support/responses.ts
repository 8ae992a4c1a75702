import assert from "node:assert/strict";
import type { ServiceResponse } from "./service.ts";

export const codeOf = ({ headers }: Pick<ServiceResponse, "headers">) => headers["x-error-code"];

/** The parts of a response that tests can compare. Values of cookies are left out, because their encryption is random. */
export const comparable = ({ status, headers, body }: ServiceResponse) => {
  const { date: _date, "x-request-id": _id, ratelimit: _remaining, "set-cookie": setCookies = [], ...rest } = headers;
  const cookies = [setCookies].flat().map((cookie) => String(cookie).replace(/=[^;]*/, ""));
  return { status, headers: rest, cookies, body };
};

/** Sends several requests at once. @returns their statuses, the lowest first */
export const statusesAtOnce = async (
  count: number,
  send: (index: number) => Promise<{ status: number }>,
): Promise<number[]> => {
  const responses = await Promise.all(Array.from({ length: count }, (_, index) => send(index)));
  return responses.map(({ status }) => status).toSorted();
};

/** Asserts the status and the code of an error. @returns its text */
export const requireError = ({ status, headers, body }: ServiceResponse, expected: number, code: string): string => {
  assert.equal(status, expected, body.error);
  assert.equal(headers["x-error-code"], code);
  return body.error;
};

/** Asserts the status of an error. @returns its text, or the page that explains it */
export const requireStatus = ({ status, body }: ServiceResponse, expected: number, label?: string): string => {
  const text = String(body?.error ?? body);
  assert.equal(status, expected, label ?? text.slice(0, 300));
  return text;
};
