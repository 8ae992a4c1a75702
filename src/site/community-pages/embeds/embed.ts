import { createHash } from "node:crypto";
import { findAllianceBranding } from "../../../community/alliances/queries.ts";
import { eventOrders, listEvents } from "../../../community/events/queries.ts";
import { toEventSummary } from "../../../community/events/views.ts";
import { requireGroup } from "../../../community/groups/policy.ts";
import { type Color, inkOn, readableOn } from "../../../foundation/colors.ts";
import { groupName } from "../../../web/page-paths.ts";
import { accentProperties, rootRule } from "../../../web/pages/accent.ts";
import { embedPolicy, htmlPage } from "../../../web/pages/html-response.ts";
import { template } from "../../../web/pages/template.ts";
import { page } from "../../kit/page.ts";
import { integer, optional, text, withDefault } from "../../kit/schema.ts";

const embedTemplate = template<object>("site/community-pages/embeds/embed");

const colorOf = (value: string | undefined): Color | undefined => value && `#${value.replace("#", "").toLowerCase()}`;

/** Returns a CSS rule that sets the given colors; empty without colors. */
export const colorRule = (colors: { accent?: string | undefined; background?: string | undefined }): string => {
  const accent = colorOf(colors.accent);
  const background = colorOf(colors.background);
  if (background !== undefined) {
    const ink = inkOn(background);
    const shade = (percent: number) => `color-mix(in srgb,${ink} ${percent}%,${background})`;
    return rootRule({
      "--paper": background,
      "--raised": background,
      "--ink": ink,
      "--quiet": ink,
      "--edge": shade(20),
      "--control": shade(50),
      "--accent": readableOn(accent ?? ink, background),
    });
  }
  return accent === undefined ? "" : rootRule(accentProperties(accent));
};

const color = optional(
  text({
    maxLength: 7,
    pattern: "^#?[0-9A-Fa-f]{6}$",
    rule: "must be a color of six hexadecimal digits, such as 2a6f97",
  }),
);

/** A group's next events, for a frame on another site and in the colors of that site. Other pages cannot be framed. */
export const embed = page("showEmbeddedEvents", "/embed/{alliance}/{group_slug}", {
  permission: "public",
  credentials: "ignored",
  isCacheable: true,
  query: { limit: withDefault(integer(1, 20), 5), accent: color, background: color },
  show: async (context, { path, query }) => {
    const { db, now, baseUrl, render, site } = context;
    const name = groupName(path);
    // Without a caller, so that other sites show public data only.
    const { group } = await requireGroup({ ...context, caller: null }, name);
    const { alliance, slug } = name;
    const order = eventOrders.soonest;
    const { limit, background } = query;
    const [rows, branding] = await Promise.all([
      listEvents(db, { alliance: [alliance], group: [slug], order, now, position: undefined, limit }),
      findAllianceBranding(db, { slug: alliance }),
    ]);
    const accent = query.accent ?? branding?.accentColor ?? site.accent;
    const colors = colorRule({ accent, background });
    const hash = createHash("sha256").update(colors).digest("base64");
    const body = await render(embedTemplate, {
      group: { name: group.name, url: `${baseUrl}/groups/${alliance}/${slug}` },
      events: rows.map((row) => toEventSummary(row, baseUrl)),
      colors,
    });
    return htmlPage(body, embedPolicy(hash));
  },
});
