import { inTransaction } from "../../../foundation/db/client.ts";
import { Conflict, NotFound } from "../../../foundation/errors.ts";
import { notify } from "../../../web/mail/notify.ts";
import type { UserContext } from "../../context.ts";
import { lockCaller } from "../locks.ts";
import { listSignInMethods } from "../queries.ts";
import { recordSecurityEvent } from "../security-events/record.ts";
import { requireProvider, startFlow } from "./flow.ts";
import { providerLabels, requireProviderName } from "./provider.ts";
import { deleteIdentity } from "./queries.ts";

/** Redirects to a provider, to link it to the caller's account. @param back page to return to @throws NotFound, Conflict if it is linked */
export const linkProvider = async (context: UserContext, name: string, back: string) => {
  const { name: provider } = requireProvider(context, name);
  const { userId } = context.caller;
  if ((await listSignInMethods(context.db, userId)).includes(provider))
    throw new Conflict(`${providerLabels[provider]} is already linked`, {
      code: "provider_taken",
      text: { key: "common.wrong.provider_linked", values: { provider: providerLabels[provider] } },
    });
  return startFlow(context, provider, { userId }, back);
};

/** Unlinks a provider. @throws NotFound if it is not linked; Conflict if it is the only way to sign in */
export const unlinkProvider = async (context: UserContext, name: string): Promise<void> => {
  const provider = requireProviderName(name);
  const label = providerLabels[provider];
  await inTransaction(context, async (tx) => {
    const { db } = tx;
    // Serializes concurrent requests, so that two of them cannot unlink the last two providers.
    const account = await lockCaller(tx);
    const methods = await listSignInMethods(db, account.id);
    if (!methods.includes(provider)) throw new NotFound(`${label} is not linked`);
    if (methods.length === 1)
      throw new Conflict(`${label} is the only way to sign in; set a password, add a passkey or link another first`, {
        code: "last_sign_in_method",
        text: { key: "common.wrong.last_provider", values: { provider: label } },
      });
    await deleteIdentity(db, { userId: account.id, provider });
    await notify(tx, account, "mail.notice_event.provider_unlinked", { provider: label });
    await recordSecurityEvent(tx, "provider_unlinked", { userId: account.id, subject: provider });
  });
};
