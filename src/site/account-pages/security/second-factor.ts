import { areRolesSuspended } from "../../../community/me/views.ts";
import { countRecoveryCodes, findTotp, listPasskeys } from "../../../identity/auth/second-factor/queries.ts";
import { asksFirst, asksSignIn } from "../../../identity/auth/second-factor/step-up.ts";
import type { UserContext } from "../../../identity/context.ts";
import type { UserRow } from "../../../identity/users/queries.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";

const times = ({ createdAt, lastUsedAt }: { createdAt: Date; lastUsedAt: Date | null }) => ({
  created: toTimestamp(createdAt),
  lastUsed: lastUsedAt && toTimestamp(lastUsedAt),
});

export const findSecondFactor = async (context: UserContext, user: UserRow) => {
  const { db } = context;
  const [passkeys, totp, codesLeft] = await Promise.all([
    listPasskeys(db, user.id),
    findTotp(db, user.id),
    countRecoveryCodes(db, user.id),
  ]);
  const lastWay = user.providers.length === 1 && passkeys.length === 1 && user.providers.includes("passkey");
  return {
    passkeys: passkeys.map((passkey) => ({ id: passkey.id, name: passkey.name, ...times(passkey), lastWay })),
    totp: totp ? times(totp) : null,
    codesLeft,
    // Instead of showing forms.
    asksFirst: asksFirst(context),
    // Instead of showing the forms that add a first factor.
    asksSignIn: asksSignIn(context),
    areRolesSuspended: areRolesSuspended(user, context),
  };
};
