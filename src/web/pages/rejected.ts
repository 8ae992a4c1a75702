import type { ErrorCode } from "../../foundation/errors.ts";
import type { Form } from "./render.ts";

/** A form that was sent and rejected. */
export type Rejected = {
  form: Form;
  text(field: string): string | undefined;
  /** A path parameter. */
  segment(name: string): string;
  code: ErrorCode;
};
