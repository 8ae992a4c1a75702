import type { Handler, Handlers } from "../../src/identity/context.ts";
import { handlers } from "../../src/program/service/operations.ts";
import type { ResponseOf } from "../../src/server/http/contract.ts";
import { ok } from "../../src/server/http/responses.ts";

/** Checked by the compiler only: an `@ts-expect-error` before a line without a type error fails the build. */

const health = { status: "ok", database: "ok", version: "1.0.0" } as const;

export const fits: Handler<"getHealth"> = async () => ok(health);

const { getHealth: _removed, ...others } = handlers;
// @ts-expect-error a missing handler
export const missing: Handlers = others;

// @ts-expect-error an undeclared status
export const undeclared: Handler<"getHealth"> = async () => ({ status: 201, headers: { location: "/" }, body: health });

// @ts-expect-error a missing field
export const lacking: Handler<"getHealth"> = async () => ok({ status: "ok", database: "ok" });

// @ts-expect-error a field of another type
export const mistyped: Handler<"getHealth"> = async () => ok({ ...health, version: 1 });

export const extra = async (): Promise<ResponseOf<"getHealth">> => ({
  status: 200,
  headers: {},
  // @ts-expect-error a field that the contract does not declare
  body: { status: "ok", database: "ok", version: "1.0.0", uptime: 7 },
});

// @ts-expect-error an operation that the contract does not declare
export type Unknown = Handler<"getMoon">;

// @ts-expect-error a parameter that the contract does not declare
export const unknownQuery: Handler<"getHealth"> = async (_context, { query }) => ok({ ...health, version: query.moon });

// @ts-expect-error a created resource without a location
export const missingLocation: Handler<"createGroup"> = async () => ({ status: 201, headers: {}, body: {} });

export const signedIn: Handler<"getMe"> = async ({ caller }) => {
  caller.userId satisfies string;
  throw new Error("never called");
};

export const anyone: Handler<"getHealth"> = async ({ caller }) => {
  // @ts-expect-error the caller may be anonymous
  caller.userId satisfies string;
  return ok(health);
};

export const filled: Handler<"listGroups"> = async (_context, { query }) => {
  query.active satisfies boolean;
  query.limit satisfies number;
  throw new Error("never called");
};
