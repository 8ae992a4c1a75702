import { BadRequest } from "../../errors.ts";

/**
 * NIST SP 800-63B §3.1.1.2: no composition rules, but obvious passwords are rejected. The contract bounds the number of
 * code points, and the binding rejects unpaired surrogates.
 * @param field of the form, for the message
 * @param common the most common passwords, in lower case
 * @throws BadRequest saying what is wrong with the password
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
  const reject = (reason: string): never => {
    throw new BadRequest(`body/${field} ${reason}; choose another`, { code: "password_refused", field });
  };
  const folded = password.normalize("NFKC").toLowerCase();
  const letters = folded.replaceAll(/[\s_-]/g, "");
  if (Buffer.byteLength(password) > 1024) reject("is longer than 1024 bytes");
  if (common.has(folded)) reject("is too common");
  if (folded === email.toLowerCase()) reject("is the email address");
  if (siteNames.includes(letters)) reject("is the name of this site");
};
