import { v7 as uuid } from "uuid";
import type { Context } from "../../context.ts";
import { networkOf } from "../../limits/network.ts";
import { securityLog } from "../security-log.ts";
import { browserName } from "./device.ts";
import {
  findLastOrigin,
  insertLoginFailure,
  insertSecurityEvent,
  listSignInOrigins,
  type Origin,
  type SecurityEventName,
} from "./queries.ts";

type EventContext = Pick<Context, "db" | "now" | "log" | "caller" | "address" | "browser">;
type SignInContext = EventContext & Pick<Context, "countSignIn">;
type Of = { userId: string; subject?: string };

/** Logs an event and keeps it for the security page, in the transaction of what it tells. */
export const recordSecurityEvent = async (
  context: EventContext,
  event: SecurityEventName,
  { userId, subject }: Of,
): Promise<void> => {
  const { db, now: createdAt, address, browser } = context;
  const { userAgent } = browser;
  await insertSecurityEvent(db, {
    id: uuid(),
    userId,
    event,
    subject: subject ?? null,
    address,
    userAgent,
    createdAt,
  });
  securityLog(context, event, { userId, ...(subject !== undefined && { subject }) });
};

/** Records a sign-in, and whether it came from a browser and a network that the user has not used before. */
export const recordSignIn = async (context: SignInContext, { userId, subject }: Required<Of>): Promise<void> => {
  const { db, address, browser } = context;
  const isDevice = isSameDevice({ address, userAgent: browser.userAgent });
  // Most sign-ins come from where the last one came from.
  const last = await findLastOrigin(db, userId);
  const isNew = last && !isDevice(last) && !(await listSignInOrigins(db, userId)).some(isDevice);
  await recordSecurityEvent(context, "login", { userId, subject });
  // The first sign-in of an account comes from a new device, which is no news.
  if (isNew) await recordSecurityEvent(context, "new_device", { userId });
  context.countSignIn(subject, "succeeded");
};

/** An update changes the version of a browser, and a router gets new addresses: neither makes a new device. */
const isSameDevice = (one: Origin): ((other: Origin) => boolean) => {
  const [network, browser] = [networkOfOrigin(one), browserName(one.userAgent)];
  // The network first: to name a browser takes long, and an account may have signed in from many.
  return (other) => networkOfOrigin(other) === network && browserName(other.userAgent) === browser;
};

const networkOfOrigin = ({ address }: Origin): string | null => address && networkOf(address);

/** How long after a kept `login_blocked` the next one is kept. */
const blockedPause = 15 * 60_000;

/** Records that a password was wrong, or that too many were and the sign-in was refused. */
export const recordLoginFailure = async (
  context: SignInContext,
  event: "login_failed" | "login_blocked",
  email: string,
): Promise<void> => {
  const { db, now: createdAt, address, browser } = context;
  const pause = event === "login_blocked" ? blockedPause : 0;
  const row = { id: uuid(), event, subject: null, address, userAgent: browser.userAgent, createdAt };
  const userId = await insertLoginFailure(db, { ...row, email, pause });
  securityLog(context, event, { userId });
  context.countSignIn("password", event === "login_blocked" ? "blocked" : "failed");
};
