import type { Handler } from "../context.ts";
import { page } from "../http/responses.ts";
import { findResults } from "./find.ts";

export const search: Handler<"search"> = async (context, { query }) => page(context, await findResults(context, query));
