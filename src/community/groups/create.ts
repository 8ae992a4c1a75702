import { authorize } from "../../identity/access/policy.ts";
import type { UserContext } from "../../identity/context.ts";
import type { Input } from "../../server/http/contract.ts";
import { alliancePolicy } from "../alliances/policy.ts";
import { changeOfContact, sendContactLink } from "../contact/change.ts";
import { create } from "../resources/create.ts";
import { groupResource } from "./resource.ts";
import { toGroupColumns } from "./views.ts";

export type NewGroup = Pick<Input<"createGroup">, "path" | "body" | "headers">;

export const addGroup = async (context: UserContext, input: NewGroup) => {
  const alliance = await authorize(context, alliancePolicy, "create_group", input.path.alliance);
  const { columns, secret } = await changeOfContact(context, undefined, input.body.contact_email);
  return create(context, groupResource, {
    action: "createGroup",
    input,
    name: input.body.name,
    row: { ...toGroupColumns(input.body, context.baseUrl), ...columns, allianceId: alliance.id },
    announce: (context, { row }) => sendContactLink(context, row, secret),
  });
};
