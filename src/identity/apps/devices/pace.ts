import type { Schemas } from "../../../../generated/contract.ts";
import { OAuthError } from "../../../foundation/errors.ts";
import { digest } from "../../../foundation/secrets.ts";
import type { Context } from "../../context.ts";
import { lockDevice, putDevicePace } from "../queries.ts";
import type { Outcome } from "../server/server.ts";

/** Seconds between two questions of a device, and by how much more each that comes sooner makes it wait (RFC 8628 §3.5). */
export const interval = 5;

/** Seconds by which a question may come too soon: on its way, one may overtake time. */
const tolerance = 1;

/** When a device has asked last, and the seconds that it has to wait since. */
type Pace = { polled_at?: string; interval?: number };

/** The pace after a question, and whether the question came too soon. */
const nextPace = ({ polled_at: before, interval: pause = interval }: Pace, now: Date) => {
  const waited = before === undefined ? pause : (now.getTime() - Date.parse(before)) / 1000;
  const isHasty = waited < pause - tolerance;
  return { isHasty, pace: { polled_at: now.toISOString(), interval: isHasty ? pause + interval : pause } };
};

/** The response to a device whose user has not decided yet: one that asks too often is told to slow down. */
export const paced = async (
  { db, now }: Context,
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
