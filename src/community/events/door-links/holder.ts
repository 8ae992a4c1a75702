import { NotFound } from "../../../foundation/errors.ts";
import { digest } from "../../../foundation/secrets.ts";
import { findDoorLink } from "../../../identity/access/door-links.ts";
import { authorizeRow } from "../../../identity/access/policy.ts";
import type { Context } from "../../../identity/context.ts";
import { eventPolicy } from "../policy.ts";
import { findEvent } from "../queries.ts";

/** Returns the event and the context of a door link's holder, who needs no account. Undefined for a deleted or expired link. */
export const findDoor = async (context: Context, secret: string) => {
  const doorSecretHash = digest(secret);
  const link = await findDoorLink(context.db, { secretHash: doorSecretHash, now: context.now });
  if (!link) return undefined;
  const holder = { ...context, caller: null, doorSecretHash };
  const { row: event, viewer } = await authorizeRow(holder, eventPolicy, "check_in", { id: link.eventId }, findEvent);
  return { holder, viewer, link, event };
};

/** @throws NotFound for a deleted or expired link */
export const requireDoor = async (context: Context, secret: string | undefined) => {
  const door = secret === undefined ? undefined : await findDoor(context, secret);
  if (door) return door;
  throw new NotFound("this door link has expired or was deleted; ask the organizers for another", {
    code: "link_expired",
    text: { key: "common.wrong.door_link" },
  });
};
