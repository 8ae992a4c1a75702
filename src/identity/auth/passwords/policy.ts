import { caught, InvalidField, type ServiceError } from "../../../foundation/errors.ts";
import type { BreachedPasswords } from "./breached.ts";
import { commonPasswords, siteNames } from "./common.ts";
import { requireGoodPassword } from "./rules.ts";

export type PasswordPolicy = {
  /** @throws BadRequest saying what is wrong with the password in the `field` of a form */
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
      ? passwordPolicy.requireGood(password, { field, email: String(email ?? "") }).then(() => [], caught)
      : [];
