import { BadRequest } from "../../errors.ts";

/**
 * NIST SP 800-63B §3.1.1.2: length counts and composition does not, but what everybody guesses first is refused. The contract
 * bounds the code points and the binding refuses what is no text.
 * @param field of the form, for the message
 * @param common the commonest passwords, in lower case
 * @throws BadRequest saying which other password to choose
 */
export const requireGoodPassword = (
  password: string,
  {
    field,
    email,
    siteNames,
    common,
  }: { field: string; email: string; siteNames: string[]; common: ReadonlySet<string> },
): void => {
  const refuse = (reason: string): never => {
    throw new BadRequest(`body/${field} ${reason}; choose another`, { code: "password_refused", field });
  };
  const folded = password.normalize("NFKC").toLowerCase();
  const letters = folded.replaceAll(/[\s_-]/g, "");
  if (Buffer.byteLength(password) > 1024) refuse("is longer than 1024 bytes");
  if (common.has(folded)) refuse("is too common");
  if (folded === email.toLowerCase()) refuse("is the e-mail address");
  if (siteNames.includes(letters)) refuse("is the name of this site");
};
