import { paginate } from "../../../foundation/db/keyset.ts";
import { listSecurityEvents, securityEventOrder } from "../../../identity/auth/security-events/queries.ts";
import type { UserContext } from "../../../identity/context.ts";
import { findSignedInUser, toSignedInUser } from "../../../identity/users/signed-in-user.ts";
import { htmlPage, pagePolicyWithForms } from "../../../web/pages/html-response.ts";
import type { Listing, SignedInUser } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";
import { cursor } from "../../kit/fields.ts";
import { page } from "../../kit/page.ts";
import { readStanding, toActivity } from "./activities.ts";
import type { Activity } from "./acts.ts";

type ActivityPage = { user: SignedInUser; list: Listing<Activity> };

const activityTemplate = template<ActivityPage>("site/account-pages/security/activity");

const pageSize = 50;

const activityPage = async (context: UserContext, cursor: string | undefined): Promise<string> => {
  const user = await findSignedInUser(context);
  const { id: userId } = user;
  const scope = { list: "activity", userId };
  const { items, nextCursor } = await paginate(
    { scope, order: securityEventOrder, cursor, limit: pageSize },
    (position, limit) => listSecurityEvents(context.db, { userId, position, limit }),
  );
  const standing = await readStanding(context, user);
  return context.render(activityTemplate, {
    user: toSignedInUser(user),
    list: {
      items: items.map((row) => toActivity(context.texts, row, standing)),
      next: nextCursor && `/settings/security/activity?cursor=${encodeURIComponent(nextCursor)}`,
      isFirst: cursor === undefined,
    },
  });
};

/** Everything that has happened to the account, with what the caller can still undo. */
export const activity = page("showActivity", "/settings/security/activity", {
  permission: "signed_in",
  allowsUnverified: true,
  query: { cursor },
  show: async (context, { query }) =>
    htmlPage(await activityPage(context, query.cursor), pagePolicyWithForms(context.providers.origins)),
});
