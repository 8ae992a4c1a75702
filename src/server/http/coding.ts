import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import Negotiator from "negotiator";

/** RFC 9110 §8.4.1, the best first. */
const codings = ["br", "gzip"] as const;

export type Coding = (typeof codings)[number];

/** Bytes from which on compression saves a packet. */
export const minCompressed = 1_024;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Costs about as much time as gzip's default, and saves more. */
const fastBrotli = 4;

/** Compresses in zlib's threads. @param quality of brotli, 0 to 11 */
export const compress = (body: Buffer, coding: Coding, quality: number = fastBrotli): Promise<Buffer> =>
  coding === "gzip"
    ? deflate(body)
    : brotli(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      });

/** Of brotli, for what never changes: 11 takes about eighteen times as long, and saves another 8 percent. */
const thoroughBrotli = 9;

/** What never changes, in a coding. */
export type Forms = (coding: Coding) => Promise<Buffer>;

/** Compresses when a form is first asked for, which delays no start, and never again. */
export const formsOf = (content: Buffer): Forms => {
  const forms = new Map<Coding, Promise<Buffer>>();
  return (coding) => {
    const form = forms.get(coding) ?? compress(content, coding, thoroughBrotli);
    forms.set(coding, form);
    return form;
  };
};

/** Clients send few different headers, and each of them very often. */
const maxRemembered = 500;
const remembered = new Map<string, Coding | null>();

/** The coding in which the client wants the body; `null` for none. */
export const codingOf = (accepted: string | undefined): Coding | null => {
  if (accepted === undefined) return null;
  const known = remembered.get(accepted);
  if (known !== undefined) return known;
  const wanted = new Negotiator({ headers: { "accept-encoding": accepted } }).encodings([...codings, "identity"]);
  // Of those that it likes equally, the best of ours.
  const coding = wanted[0] === "identity" ? null : (codings.find((one) => wanted.includes(one)) ?? null);
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(accepted, coding);
  return coding;
};
