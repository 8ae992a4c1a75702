/** Adds searchable notes on access to the operations of the reference. */
import { grantedTo } from "../../scripts/permissions.ts";

type Operation = {
  operationId: string;
  description?: string;
  security: Record<string, string[]>[];
  "x-unverified-users"?: "admitted";
  "x-permission": string;
};

const accessOf = ({ security }: Operation): string => {
  if (security.length === 0 || security.some((requirement) => Object.keys(requirement).length === 0))
    return "No authentication needed.";
  const scopes = security.flatMap(({ bearer = [] }) => bearer);
  return scopes.length > 0 ? `Scope: \`${scopes.join("`, `")}\`.` : "A session is needed.";
};

const permissionOf = ({ "x-permission": permission }: Operation): string =>
  permission.includes(".") ? ` Permission: \`${permission}\` (${grantedTo(permission)}).` : "";

/** Adds a line with the id, the permission and the credential of the operation to each description. */
export const addNotes = (paths: Record<string, Record<string, Operation>>): void => {
  for (const operation of Object.values(paths).flatMap((item) => Object.values(item))) {
    const unverified = operation["x-unverified-users"] ? " Users with an unverified address may call it." : "";
    const note = `Operation ID: \`${operation.operationId}\`. ${accessOf(operation)}${permissionOf(operation)}${unverified}`;
    operation.description = [operation.description?.trimEnd(), note].filter(Boolean).join("\n\n");
  }
};
