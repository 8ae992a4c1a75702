import type { Handler } from "../context.ts";
import { ok } from "../http/responses.ts";
import { findResults } from "./find.ts";

export const search: Handler<"search"> = async (context, { query }) => ok({ items: await findResults(context, query) });
