import type { Handler } from "../../../identity/context.ts";
import { htmlPage, pagePolicyWithForms } from "../../../web/pages/html-response.ts";
import { activityPage } from "./pages.ts";

export const showActivity: Handler<"showActivity"> = async (context, { query: { cursor } }) =>
  htmlPage(await activityPage(context, cursor), pagePolicyWithForms(context.providers.origins));
