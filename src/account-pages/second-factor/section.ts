import { countRecoveryCodes, findTotp, listPasskeys } from "../../auth/second-factor/queries.ts";
import { asksFirst, asksSignIn } from "../../auth/second-factor/step-up.ts";
import type { UserContext } from "../../context.ts";
import { toTimestamp } from "../../http/timestamp.ts";
import type { UserRow } from "../../me/queries.ts";
import { areRolesResting } from "../../me/views.ts";
import type { SecondFactorSection } from "../../pages/render.ts";

const times = ({ createdAt, lastUsedAt }: { createdAt: Date; lastUsedAt: Date | null }) => ({
  created: toTimestamp(createdAt),
  lastUsed: lastUsedAt && toTimestamp(lastUsedAt),
});

/** What the security page shows about the second factor. */
export const findSecondFactor = async (context: UserContext, user: UserRow): Promise<SecondFactorSection> => {
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
    asksFirst: asksFirst(context),
    asksSignIn: asksSignIn(context),
    areRolesResting: areRolesResting(user, context),
  };
};
