import { damaged } from "./errors.ts";
import { endOfRows } from "./format.ts";

/** Bytes. The longest line besides rows lists one table's columns. */
const maxLine = 1_048_576;

const betweenRowsAndEnd = `\n${endOfRows}`;

/** Reads lines, rows and files in constant memory. */
export const createScanner = (source: AsyncIterable<Buffer>) => {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  const readMore = async (): Promise<boolean> => {
    const { value, done } = await chunks.next();
    if (done) return false;
    rest = rest.length === 0 ? value : Buffer.concat([rest, value]);
    return true;
  };

  const take = (length: number): Buffer => {
    const taken = rest.subarray(0, length);
    rest = rest.subarray(length);
    return taken;
  };

  return {
    line: async (): Promise<string> => {
      let end = rest.indexOf("\n");
      while (end < 0) {
        if (rest.length > maxLine || !(await readMore())) throw damaged();
        end = rest.indexOf("\n");
      }
      return take(end + 1).toString("utf8", 0, end);
    },
    /** COPY doubles backslashes, so no row equals the end line. */
    async *rows(): AsyncGenerator<Buffer> {
      while (rest.length < endOfRows.length) if (!(await readMore())) throw damaged();
      if (rest.subarray(0, endOfRows.length).equals(Buffer.from(endOfRows))) return void take(endOfRows.length);
      for (;;) {
        const end = rest.indexOf(betweenRowsAndEnd);
        if (end >= 0) {
          yield take(end + 1);
          take(endOfRows.length);
          return;
        }
        const length = rest.length - betweenRowsAndEnd.length;
        if (length > 0) yield take(length);
        if (!(await readMore())) throw damaged();
      }
    },
    async *bytes(length: number): AsyncGenerator<Buffer> {
      for (let left = length; left > 0; ) {
        if (rest.length === 0 && !(await readMore())) throw damaged();
        const taken = take(Math.min(left, rest.length));
        left -= taken.length;
        yield taken;
      }
    },
    requireEnd: async (): Promise<void> => {
      if (rest.length > 0 || (await readMore())) throw damaged();
    },
  };
};
