import { seeOther } from "../../server/http/responses.ts";
import { page } from "../kit/page.ts";

/** Redirects from the former reference of pages to the reference of the whole contract. */
export const pageDocs = page("showPageDocs", "/docs/pages", {
  permission: "public",
  credentials: "none",
  show: async () => seeOther("/docs"),
});
