import { ok } from "../../../server/http/responses.ts";
import { publicPage } from "../../kit/page.ts";

const disallowed = ["/auth/", "/dashboard", "/settings/", "/search", "/report/", "/api/"];

/** Tells crawlers what to leave out (RFC 9309), and where the sitemaps are. */
export const robotsTxt = publicPage("getRobotsTxt", "/robots.txt", {
  permission: "public",
  credentials: "none",
  isCacheable: true,
  produces: ["text/plain"],
  show: async ({ baseUrl }) => {
    const rules = disallowed.map((path) => `Disallow: ${path}\n`).join("");
    return ok(`User-agent: *\n${rules}Sitemap: ${baseUrl}/sitemap.xml\n`);
  },
});
