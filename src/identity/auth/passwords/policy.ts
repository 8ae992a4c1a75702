import { InvalidField, type ServiceError, serviceErrorOf } from "../../../foundation/errors.ts";
import type { MessageKey } from "../../../foundation/languages/texts.ts";
import type { BreachedPasswords } from "./breached.ts";

/** Rejects, for example, eight spaces. */
const minVisible = 6;

const maxBytes = 1024;

/** Neither space, control character nor zero-width; U+2800 is a Braille pattern without dots. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

type PolicyInput = { field: string; email: string; siteNames: string[]; common: ReadonlySet<string> };

/** NIST SP 800-63B §3.1.1.2: no rules of composition, but obvious passwords are rejected. @throws BadRequest */
const requireGoodPassword = (password: string, { field, email, siteNames, common }: PolicyInput): void => {
  const reject = (reason: string, key: MessageKey): never => {
    throw new InvalidField(field, `${reason}; choose another`, { code: "password_refused", text: { key } });
  };
  const folded = password.normalize("NFKC").toLowerCase();
  const compact = folded.replaceAll(/[\s_-]/g, "");
  if (Buffer.byteLength(password) > maxBytes) reject(`is longer than ${maxBytes} bytes`, "common.password.too_long");
  if ((folded.match(visible)?.length ?? 0) < minVisible)
    reject(`has fewer than ${minVisible} visible characters`, "common.password.invisible");
  if (common.has(folded)) reject("is too common", "common.password.common");
  if (folded === email.toLowerCase()) reject("is the email address", "common.password.email");
  if (siteNames.includes(compact)) reject("is the name of this site", "common.password.site");
};

const minLength = 8;

let common: Promise<ReadonlySet<string>> | undefined;

/** The 3,000 most common passwords that the contract does not reject as too short, loaded on first use. */
export const commonPasswords = (): Promise<ReadonlySet<string>> => {
  common ??= import("@zxcvbn-ts/language-common").then(
    // Ordered by frequency.
    ({ dictionary }) =>
      new Set(dictionary["passwords-common"].filter(({ length }) => length >= minLength).slice(0, 3_000)),
  );
  return common;
};

const siteNames = (baseUrl: string): string[] => [
  "communityalliance",
  "communityallianceservice",
  new URL(baseUrl).hostname,
];

export type PasswordPolicy = {
  /** @throws BadRequest for `field` with the reason */
  requireGood(password: string, owner: { field: string; email: string }): Promise<void>;
};

export const createPasswordPolicy = (baseUrl: string, breached?: BreachedPasswords): PasswordPolicy => {
  const names = siteNames(baseUrl);
  return {
    requireGood: async (password, { field, email }) => {
      requireGoodPassword(password, { field, email, siteNames: names, common: await commonPasswords() });
      if (await breached?.has(password))
        throw new InvalidField(field, "is in a list of passwords that were stolen elsewhere; choose another", {
          code: "password_refused",
          text: { key: "common.password.breached" },
        });
    },
  };
};

export const passwordErrors =
  (field: string) =>
  async (
    { passwordPolicy }: { passwordPolicy: PasswordPolicy },
    { [field]: password, email }: Readonly<Record<string, unknown>>,
  ): Promise<ServiceError[]> =>
    typeof password === "string"
      ? passwordPolicy.requireGood(password, { field, email: String(email ?? "") }).then(
          () => [],
          (error: unknown) => [serviceErrorOf(error)],
        )
      : [];
