import Negotiator from "negotiator";
import { NotAcceptable, UnsupportedMediaType } from "../errors.ts";

/** @throws NotAcceptable when the `Accept` header admits none of the media types (RFC 9110 §12.5.1) */
export const requireAcceptable = (accept: string | undefined, gives: readonly string[]): void => {
  if (accept === undefined || accept === "*/*" || gives.length === 0) return;
  if (!new Negotiator({ headers: { accept } }).mediaType([...gives])) throw new NotAcceptable(gives);
};

/** The media type without its parameters, in lower case. */
const essenceOf = (contentType: string): string => (contentType.split(";", 1)[0] ?? "").trim().toLowerCase();

/**
 * Fastify skips the validation of a body whose media type the document does not name: so no such body gets that far.
 * @throws UnsupportedMediaType
 */
export const requireDeclared = (contentType: string | undefined, takes: readonly string[]): void => {
  if (contentType === undefined || takes.length === 0) return;
  if (!takes.includes(essenceOf(contentType))) throw new UnsupportedMediaType(takes);
};
