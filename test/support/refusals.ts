import assert from "node:assert/strict";
import type { ServiceResponse } from "./service.ts";

/** The error's text, once its status and code are as expected. */
export const refused = ({ status, headers, body }: ServiceResponse, expected: number, code: string): string => {
  assert.equal(status, expected, body.error);
  assert.equal(headers["x-error-code"], code);
  return body.error;
};
