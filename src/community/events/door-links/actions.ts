import { v7 as uuid } from "uuid";
import type { Schemas } from "../../../../generated/contract.ts";
import { inTransaction, type Tx } from "../../../foundation/db/client.ts";
import { Conflict, requireFound } from "../../../foundation/errors.ts";
import { digest, newLinkSecret } from "../../../foundation/secrets.ts";
import { doorLinkExpiry } from "../../../identity/access/door-links.ts";
import type { UserContext } from "../../../identity/context.ts";
import type { Input } from "../../../server/http/contract.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import { doorLinkPath } from "../../../web/page-paths.ts";
import { requireNewKey } from "../../resources/idempotency.ts";
import { record } from "../../resources/resource.ts";
import { eventResource } from "../change.ts";
import { requireEventTo } from "../policy.ts";
import type { EventRow } from "../queries.ts";
import { countDoorLinks, type DoorLinkRow, deleteDoorLink, findDoorLink, insertDoorLink } from "./queries.ts";

export const maxDoorLinks = 10;

export const toDoorLink = ({ id, label, createdBy, createdAt, endsAt }: DoorLinkRow): Schemas["DoorLink"] => ({
  id,
  label,
  created_by: createdBy,
  created_at: toTimestamp(createdAt),
  expires_at: toTimestamp(doorLinkExpiry(endsAt)),
});

/** A door link in the audit log, as the subject or the actor of an entry. */
export const toAuditedDoorLink = ({ id, label }: { id: string; label: string }) => ({ door_link: { id, label } });

const subjectOf = (action: "createDoorLink" | "deleteDoorLink", event: EventRow) =>
  ({ action, type: "event", id: event.id, ...eventResource.subjectOf(event) }) as const;

type Creation = Pick<Input<"createDoorLink">, "body" | "headers">;

const requireCreatable = async ({ db, now }: Tx<UserContext>, { id, endsAt }: EventRow): Promise<void> => {
  if (doorLinkExpiry(endsAt) <= now) throw new Conflict("the event has ended", { code: "event_ended" });
  if ((await countDoorLinks(db, id)) >= maxDoorLinks)
    throw new Conflict(`the event already has ${maxDoorLinks} door links; delete one first`, {
      code: "door_link_limit_reached",
    });
};

/** @throws NotFound, Forbidden, or Conflict */
export const createDoorLink = (
  context: UserContext,
  eventId: string,
  creation: Creation,
): Promise<Schemas["NewDoorLink"]> =>
  inTransaction(context, async (tx) => {
    const { db, now, baseUrl, caller } = tx;
    const event = await requireEventTo(tx, "manage_team", eventId);
    const earlierUse = "created a door link, whose URL cannot be shown again; delete the link and use a new key";
    await requireNewKey(tx, { operation: "createDoorLink", path: { event_id: eventId }, ...creation }, earlierUse);
    await requireCreatable(tx, event);
    const secret = newLinkSecret();
    const link = { id: uuid(), label: creation.body.label };
    await insertDoorLink(db, {
      ...{ ...link, eventId, secretHash: digest(secret) },
      ...{ createdBy: caller.userId, createdAt: now },
    });
    await record(tx, subjectOf("createDoorLink", event), null, toAuditedDoorLink(link));
    const row = requireFound(await findDoorLink(db, { eventId, id: link.id }), "the door link is gone");
    return { ...toDoorLink(row), url: baseUrl + doorLinkPath(secret) };
  });

/** Deletes a door link, whose holders lose access immediately. @throws NotFound or Forbidden */
export const removeDoorLink = (context: UserContext, key: { eventId: string; id: string }) =>
  inTransaction(context, async (tx) => {
    const event = await requireEventTo(tx, "manage_team", key.eventId);
    const link = requireFound(await findDoorLink(tx.db, key), `event ${key.eventId} has no door link ${key.id}`);
    await deleteDoorLink(tx.db, key);
    await record(tx, subjectOf("deleteDoorLink", event), toAuditedDoorLink(link), null);
    return { id: link.id, deleted: true } as const;
  });
