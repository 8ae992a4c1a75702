import type { Schemas } from "../../../../generated/contract.ts";
import type { Tx } from "../../../foundation/db/client.ts";
import { OAuthError } from "../../../foundation/errors.ts";
import { digest } from "../../../foundation/secrets.ts";
import type { Context } from "../../context.ts";
import { lockDevice, putDevicePace } from "../queries.ts";
import type { Outcome } from "../server/server.ts";

/** Seconds between two requests of a device; each that comes too soon adds as many (RFC 8628 §3.5). */
export const interval = 5;

/** Seconds by which a request may come too soon, since the one before may have been slower. */
const tolerance = 1;

type Pace = { polled_at?: string; interval?: number };

const nextPace = ({ polled_at: before, interval: pause = interval }: Pace, now: Date) => {
  const waited = before === undefined ? pause : (now.getTime() - Date.parse(before)) / 1000;
  const isHasty = waited < pause - tolerance;
  return { isHasty, pace: { polled_at: now.toISOString(), interval: isHasty ? pause + interval : pause } };
};

/** Tells a device that asks too often to slow down, while its user has not decided. */
export const paced = async (
  { db, now }: Tx<Context>,
  { device_code: code }: Schemas["AccessTokenRequest"],
  outcome: Outcome,
): Promise<Outcome> => {
  const device = code === undefined ? undefined : await lockDevice(db, digest(code));
  if (!device) return outcome;
  const { isHasty, pace } = nextPace(device.payload, now);
  await putDevicePace(db, { ...device, pace });
  if (!isHasty) return outcome;
  const refusal = new OAuthError(400, "slow_down", `ask every ${pace.interval} seconds from now on`);
  return { ...outcome, refusal };
};
