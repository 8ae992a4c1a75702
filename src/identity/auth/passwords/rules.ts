import { InvalidField } from "../../../foundation/errors.ts";
import type { Key } from "../../../foundation/languages/texts.ts";

/** Eight spaces would be a password otherwise. */
const minVisible = 6;

const maxBytes = 1024;

/** Neither space, control character nor zero-width; U+2800 is a Braille pattern without dots. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

type Given = { field: string; email: string; siteNames: string[]; common: ReadonlySet<string> };

/** NIST SP 800-63B §3.1.1.2: no rules of composition, but obvious passwords are rejected. @throws BadRequest */
export const requireGoodPassword = (password: string, { field, email, siteNames, common }: Given): void => {
  const reject = (reason: string, key: Key): never => {
    throw new InvalidField(field, `${reason}; choose another`, { code: "password_refused", text: { key } });
  };
  const folded = password.normalize("NFKC").toLowerCase();
  const letters = folded.replaceAll(/[\s_-]/g, "");
  if (Buffer.byteLength(password) > maxBytes) reject(`is longer than ${maxBytes} bytes`, "common.password.too_long");
  if ((folded.match(visible)?.length ?? 0) < minVisible)
    reject(`has fewer than ${minVisible} visible characters`, "common.password.invisible");
  if (common.has(folded)) reject("is too common", "common.password.common");
  if (folded === email.toLowerCase()) reject("is the email address", "common.password.email");
  if (siteNames.includes(letters)) reject("is the name of this site", "common.password.site");
};
