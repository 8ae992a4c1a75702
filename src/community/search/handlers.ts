import type { Handler } from "../../identity/context.ts";
import { page } from "../../server/http/responses.ts";
import { findResults } from "./find.ts";

export const search: Handler<"search"> = async (context, { query }) => page(context, await findResults(context, query));
