import { seeOther } from "../../server/http/responses.ts";
import { publicPage } from "../kit/page.ts";

/** The former reference of pages: the one reference shows all that the contract describes. */
export const pageDocs = publicPage("showPageDocs", "/docs/pages", {
  permission: "public",
  credentials: "none",
  show: async () => seeOther("/docs"),
});
