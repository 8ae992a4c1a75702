import type { Handlers } from "../../identity/context.ts";
import * as features from "./features.ts";

/** Every operation of the contract and its handler. */
export const handlers: Handlers = { ...features };
