import assert from "node:assert/strict";
import type { ServiceResponse } from "./service.ts";

/** The error's text, once its status and code are as expected. */
export const refused = ({ status, headers, body }: ServiceResponse, expected: number, code: string): string => {
  assert.equal(status, expected, body.error);
  assert.equal(headers["x-error-code"], code);
  return body.error;
};

/** The error's text, or the page that says what is wrong, once the status is as expected. */
export const refusal = ({ status, body }: ServiceResponse, expected: number, what?: string): string => {
  const text = String(body?.error ?? body);
  assert.equal(status, expected, what ?? text.slice(0, 300));
  return text;
};
