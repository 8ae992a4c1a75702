import { operationTable, type Schemas } from "../../../generated/contract.ts";
import { inTransaction, type Tx } from "../../foundation/db/client.ts";
import { BadRequest, OAuthError } from "../../foundation/errors.ts";
import { digest } from "../../foundation/secrets.ts";
import { resourceOf } from "../auth/audience.ts";
import { lockCaller } from "../auth/locks.ts";
import type { Context, UserContext } from "../context.ts";
import { type AppRequest, grantRequest, readRequest } from "./authorization.ts";
import { type ArtifactRow, decideDevice, findWaitingDevice, lockDevice, putDevicePace } from "./queries.ts";
import type { Outcome } from "./server/server.ts";

/** Returns the form whose hash is stored: only letters, in upper case. */
const normalizeUserCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z]/g, "");

export const readableUserCode = (typed: string): string => {
  const code = normalizeUserCode(typed);
  return `${code.slice(0, 4)}-${code.slice(4)}`;
};

export const devicePath = (typed: string): string =>
  `${operationTable.showDevice.path}?user_code=${encodeURIComponent(typed)}`;

/** Only signed-in users may enter codes, so that attempts are counted per user. */
const findDevice = async (context: UserContext, typed: string): Promise<ArtifactRow | undefined> => {
  const { db, now, limits, caller } = context;
  await limits.consume(["user_codes_per_user", caller.userId]);
  return findWaitingDevice(db, { userCodeHash: digest(normalizeUserCode(typed)), now });
};

const paramsOf = ({ payload }: ArtifactRow): Record<string, unknown> => ({ ...Object(payload["params"]) });

/** Returns the request of the device that shows the code; undefined if no waiting device has it. */
export const readDeviceRequest = async (context: UserContext, typed: string): Promise<AppRequest | undefined> => {
  const device = await findDevice(context, typed);
  return device && readRequest(context, paramsOf(device));
};

/** Approves or denies the device that shows the code. @throws BadRequest */
export const decideDeviceRequest = (
  context: UserContext,
  { user_code: typed, decision }: Schemas["DeviceForm"],
): Promise<void> =>
  inTransaction(context, async (tx) => {
    // Locks the account before the row of the device, as the end of a session does.
    await lockCaller(tx);
    const device = await findDevice(tx, typed);
    if (!device)
      throw new BadRequest("this code is wrong, was used already, or is older than 10 minutes", {
        field: "user_code",
        code: "link_expired",
        text: { key: "auth.device.unknown" },
      });
    const decided = decision === "allow" ? await approveDevice(tx, device) : denial;
    await decideDevice(tx.db, { ...device, ...decided, payload: { ...device.payload, ...decided.payload } });
  });

const denial = {
  grantId: null,
  payload: { error: "access_denied", errorDescription: "the user has refused the device" },
};

const approveDevice = async (tx: Tx<UserContext>, device: ArtifactRow) => {
  const { baseUrl, caller } = tx;
  const { grantId, scopes, audiences } = await grantRequest(tx, paramsOf(device));
  const resource = audiences.map((audience) => resourceOf(audience, baseUrl));
  const payload = { accountId: caller.userId, scope: scopes.join(" "), resource };
  return { grantId, payload };
};

/** Minimum time between two requests of a device. Each early request adds this time to the minimum (RFC 8628 §3.5). */
export const pollIntervalSeconds = 5;

/** Tolerance for early requests, because the previous request may have been slower. */
const toleranceSeconds = 1;

type Pace = { polled_at?: string; interval?: number };

const nextPace = ({ polled_at: polledAt, interval = pollIntervalSeconds }: Pace, now: Date) => {
  const elapsedSeconds = polledAt === undefined ? interval : (now.getTime() - Date.parse(polledAt)) / 1000;
  const isEarly = elapsedSeconds < interval - toleranceSeconds;
  return {
    isEarly,
    pace: { polled_at: now.toISOString(), interval: isEarly ? interval + pollIntervalSeconds : interval },
  };
};

/** Replaces the outcome by `slow_down` for a device that polls too often while its user has not decided. */
export const limitPollRate = async (
  { db, now }: Tx<Context>,
  { device_code: code }: Schemas["AccessTokenRequest"],
  outcome: Outcome,
): Promise<Outcome> => {
  const device = code === undefined ? undefined : await lockDevice(db, digest(code));
  if (!device) return outcome;
  const { isEarly, pace } = nextPace(device.payload, now);
  await putDevicePace(db, { ...device, pace });
  if (!isEarly) return outcome;
  const refusal = new OAuthError(400, "slow_down", `ask every ${pace.interval} seconds from now on`);
  return { ...outcome, refusal };
};
