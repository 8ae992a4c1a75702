import { createHmac } from "node:crypto";
import type { Cluster } from "./cluster.ts";
import type { Session } from "./session.ts";

/** Owns the database, and is no superuser. */
export const serviceRole = "alliance_service";

/** Derived, so that there is one secret; the superuser's password cannot be computed from it. */
export const servicePassword = ({ password }: Pick<Cluster, "password">): string =>
  createHmac("sha256", password).update(serviceRole).digest("base64url");

/** Any number but those of `session.ts`. */
const roleLock = 3;

/** The role monitors all sessions for `alliance doctor`. */
export const ensureServiceRole = async (cluster: Cluster, { sql }: Session): Promise<void> => {
  const watching = sql`
    select from pg_auth_members where roleid = 'pg_monitor'::regrole and member = to_regrole(${serviceRole})`;
  if ((await watching).length > 0) return;
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${roleLock})`;
    if ((await tx`select from pg_roles where rolname = ${serviceRole}`).length === 0) {
      // A utility statement takes no parameters; the password is base64url.
      await tx.unsafe(`create role ${serviceRole} login password '${servicePassword(cluster)}'`);
      await tx.unsafe(`alter database alliance owner to ${serviceRole}`);
    }
    await tx.unsafe(`grant pg_monitor to ${serviceRole}`);
  });
};
