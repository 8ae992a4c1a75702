import { getSystemErrorMap } from "node:util";
import { OperatorError } from "../../foundation/errors.ts";

export class CommandError extends OperatorError {}

/** Returns "/x: permission denied" instead of Node's "EACCES: permission denied, open '/x'". */
export const readableMessage = (message: string): string =>
  message
    .replaceAll(
      /\bE[A-Z0-9]{2,}: ([^,]+), \w+(?: '([^']*)')?(?: -> '[^']*')?/g,
      (_all, reason: string, path?: string) => (path ? `${path}: ${reason}` : reason),
    )
    .replaceAll(/\bgetaddrinfo \w+ ([^\s;,)]+)/g, "the host $1 is unknown")
    // Workers report "bind", because the primary process binds their port.
    .replaceAll(
      /\b(?:connect|bind) (E[A-Z]+) ([^\s;,)]+)/g,
      (_all, code: string, address: string) => `${address}: ${meaningOf(code)}`,
    )
    .replaceAll(/\blisten E[A-Z]+: ([^:]+?) (\S+:\d+)/g, "$2: $1");

const meaningOf = (code: string): string =>
  [...getSystemErrorMap().values()].find(([name]) => name === code)?.[1] ?? code;
