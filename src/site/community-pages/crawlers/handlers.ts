import { requireAlliance } from "../../../community/alliances/lookup.ts";
import type { Handler } from "../../../identity/context.ts";
import { ok } from "../../../server/http/responses.ts";
import { listPages, listSitemaps, type SitemapRow } from "../queries.ts";

/* Slugs and ids need no escaping in XML. */

const xml = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const element = (name: "sitemap" | "url", baseUrl: string, { path, updatedAt }: SitemapRow): string =>
  `<${name}><loc>${baseUrl}${path}</loc><lastmod>${new Date(updatedAt).toISOString()}</lastmod></${name}>`;

export const getSitemap: Handler<"getSitemap"> = async ({ db, baseUrl }) => {
  const rows = await listSitemaps(db);
  const maps = rows.map((row) => element("sitemap", baseUrl, row));
  return ok(`${xml}<sitemapindex ${namespace}>${maps.join("")}</sitemapindex>`);
};

export const getAllianceSitemap: Handler<"getAllianceSitemap"> = async ({ db, now, baseUrl }, { path }) => {
  const alliance = await requireAlliance(db, path.alliance);
  const rows = await listPages(db, alliance, now);
  const urls = rows.map((row) => element("url", baseUrl, row));
  const own = `<url><loc>${baseUrl}/alliances/${alliance.slug}</loc></url>`;
  return ok(`${xml}<urlset ${namespace}>${own}${urls.join("")}</urlset>`);
};

const kept = ["/auth/", "/dashboard", "/settings/", "/search", "/report/", "/api/"];

export const getRobotsTxt: Handler<"getRobotsTxt"> = async ({ baseUrl }) => {
  const rules = kept.map((path) => `Disallow: ${path}\n`).join("");
  return ok(`User-agent: *\n${rules}Sitemap: ${baseUrl}/sitemap.xml\n`);
};
