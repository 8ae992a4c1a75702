import { community } from "../support/people.ts";
import type { Service } from "../support/service.ts";
import { tokenOf, userOf } from "./listening.ts";

/** Who sends the examples of the contract over the demo data, and in which order. */

/** The others are called by an administrator. */
const callers: Record<"applicant" | "newcomer", string[]> = {
  applicant: ["listMyGroups", "listMyEvents", "listMyApplications", "getMyApplication"],
  newcomer: ["joinGroup", "leaveGroup", "attendEvent", "cancelAttendance", "applyToJob"],
};

/** The token of the examples; the demo data has none. */
const exampleToken = "01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60";

export const tokensOf = async (service: Service) => {
  const { token, appoint } = community(service);
  const annika = await userOf(service, "annika.vogt@example.org");
  await appoint(annika, { alliance: null });
  const { id } = await token(annika);
  await service.sql`update api_tokens set id = ${exampleToken} where id = ${id}`;
  await service.sql`insert into calendar_addresses (user_id, secret_hash, created_at) values (${annika.id}, 'any', now())`;
  return {
    administrator: await tokenOf(service, annika.email),
    applicant: await tokenOf(service, "tomasz.lange@example.com"),
    newcomer: await tokenOf(service),
  };
};

export const callerOf = (id: string) => {
  if (callers.applicant.includes(id)) return "applicant";
  return callers.newcomer.includes(id) ? "newcomer" : "administrator";
};

/** Something is read before it is changed, and granted before it is revoked. */
const methods = ["get", "post", "patch", "put", "delete"];

/** The demo data has no entries; changes make some. */
const audit = "listAuditEntries";

export const turnOf = (method: string, id: string): number => (id === audit ? methods.length : methods.indexOf(method));
