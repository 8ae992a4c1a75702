import { BadRequest } from "../../foundation/errors.ts";
import type { NotificationKind } from "../../foundation/notification-kinds.ts";
import type { Context, Handler } from "../../identity/context.ts";
import { htmlPage } from "../../web/pages/html-response.ts";
import { template } from "../../web/pages/template.ts";
import { refuseInvitations } from "./kinds/invitations/queries.ts";
import { muteKind } from "./queries.ts";
import { isMailboxId, readUnsubscribeToken, unsubscribeSecret } from "./unsubscribe.ts";

type UnsubscribePage = { kind: NotificationKind; token: string; done: boolean };

const unsubscribeTemplate = template<UnsubscribePage>("community/notifications/unsubscribe");

const requireSubscription = async ({ db, now }: Context, token: string) => {
  const subscription = readUnsubscribeToken(await unsubscribeSecret(db, now), token);
  if (!subscription)
    throw new BadRequest("this link is not one of ours; open it from the email again, or copy all of it", {
      text: { key: "common.wrong.mail_link" },
    });
  return subscription;
};

export const showUnsubscribe: Handler<"showUnsubscribe"> = async (context, { query: { token } }) => {
  const { kind } = await requireSubscription(context, token);
  return htmlPage(await context.render(unsubscribeTemplate, { kind, token, done: false }));
};

export const submitUnsubscribe: Handler<"submitUnsubscribe"> = async (context, { query: { token } }) => {
  const { db, now } = context;
  const subscription = await requireSubscription(context, token);
  const { userId: id } = subscription;
  await (isMailboxId(id) ? refuseInvitations(db, id, now) : muteKind(db, { ...subscription, now }));
  return htmlPage(await context.render(unsubscribeTemplate, { kind: subscription.kind, token, done: true }));
};
