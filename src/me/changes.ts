import type { components } from "../../generated/contract.ts";
import { camelCased } from "../resources/case.ts";
import type { ProfileChanges } from "./queries.ts";

/** A merge patch (RFC 7396) as columns: what is left out stays. */
export const toChanges = (body: components["schemas"]["UserUpdate"]): ProfileChanges => camelCased(body);
