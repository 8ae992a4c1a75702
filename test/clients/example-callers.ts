import { community } from "../support/people.ts";
import type { Service } from "../support/service.ts";
import { tokenOf, userOf } from "./listening.ts";

/** Who sends the examples of the contract over the demo data, and in which order. */

/** The others are called by an administrator. */
const callers: Record<"applicant" | "newcomer", string[]> = {
  applicant: ["listMyGroups", "listMyEvents", "listMyApplications", "getMyApplication"],
  newcomer: ["joinGroup", "leaveGroup", "attendEvent", "cancelAttendance", "applyToJob"],
};

/** The token, the webhook and the delivery of the examples; the demo data has none. */
const exampleToken = "01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60";
const exampleWebhook = "01856aa0-c800-7a11-8c3e-2f5864656d6f";
const exampleDelivery = "01a1fd9e-b880-7d04-9b1f-6c3e5a7d8f90";

export const tokensOf = async (service: Service) => {
  const { token, appoint } = community(service);
  const annika = await userOf(service, "annika.vogt@example.org");
  await appoint(annika, { alliance: null });
  const { id } = await token(annika);
  await service.sql`update api_tokens set id = ${exampleToken} where id = ${id}`;
  await service.sql`
    insert into webhooks (id, alliance_id, url, event_types, secret, created_at, updated_at)
    select ${exampleWebhook}, id, 'https://hooks.example.org/alliance', '{event.published}', 'any', now(), now()
    from alliances where slug = 'open-cloud'`;
  await service.sql`
    insert into webhook_deliveries
      (id, webhook_id, event_type, subject_id, order_key, sequence, body, status, delivered_at, created_at)
    values (${exampleDelivery}, ${exampleWebhook}, 'event.published', ${exampleWebhook}, 'any', 1, '{}', 'delivered', now(), now())`;
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
