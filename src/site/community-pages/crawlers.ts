import { requireAlliance } from "../../community/alliances/policy.ts";
import { ok } from "../../server/http/responses.ts";
import { page } from "../kit/page.ts";
import { listPages, listSitemaps, type SitemapRow } from "./queries.ts";

/* Sitemaps in the format of sitemaps.org. Slugs and ids need no escaping in XML. */

const xml = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const element = (name: "sitemap" | "url", baseUrl: string, { path, updatedAt }: SitemapRow): string =>
  `<${name}><loc>${baseUrl}${path}</loc><lastmod>${new Date(updatedAt).toISOString()}</lastmod></${name}>`;

const options = {
  permission: "public",
  credentials: "none",
  isCacheable: true,
  produces: ["application/xml"],
} as const;

/** The index: one sitemap for each alliance. */
export const sitemapIndex = page("getSitemap", "/sitemap.xml", {
  ...options,
  show: async ({ db, baseUrl }) => {
    const rows = await listSitemaps(db);
    const maps = rows.map((row) => element("sitemap", baseUrl, row));
    return ok(`${xml}<sitemapindex ${namespace}>${maps.join("")}</sitemapindex>`);
  },
});

/** The pages of an alliance and of its groups, latest events, newest jobs and landscape entries. */
export const allianceSitemap = page("getAllianceSitemap", "/sitemap/{alliance}", {
  ...options,
  show: async ({ db, now, baseUrl }, { path }) => {
    const alliance = await requireAlliance(db, path.alliance);
    const rows = await listPages(db, alliance, now);
    const urls = rows.map((row) => element("url", baseUrl, row));
    const alliancePage = `<url><loc>${baseUrl}/alliances/${alliance.slug}</loc></url>`;
    return ok(`${xml}<urlset ${namespace}>${alliancePage}${urls.join("")}</urlset>`);
  },
});

const disallowed = ["/auth/", "/dashboard", "/settings/", "/search", "/report/", "/door/", "/api/"];

/** Excludes paths from crawling (RFC 9309), and names the sitemap. */
export const robotsTxt = page("getRobotsTxt", "/robots.txt", {
  ...options,
  produces: ["text/plain"],
  show: async ({ baseUrl }) => {
    const rules = disallowed.map((path) => `Disallow: ${path}\n`).join("");
    return ok(`User-agent: *\n${rules}Sitemap: ${baseUrl}/sitemap.xml\n`);
  },
});
