import MarkdownIt from "markdown-it";

/**
 * Descriptions are other people's text. HTML in it is shown as text, links lead to web pages and mailboxes only, and pictures
 * become links, because pages load nothing from other hosts. Nesting has a bound, and there are no tables: a few characters of
 * either would become many tags.
 */
const markdown = new MarkdownIt({ html: false, linkify: true, breaks: true, maxNesting: 20 });

markdown.disable(["image", "table"]);
markdown.validateLink = (url) => /^(?:https?:\/\/|mailto:)/i.test(url);

/** The headings of the page come first. */
const deepest = 6;
const below = 2;

markdown.renderer.rules["heading_open"] = (tokens, at) => `<h${levelOf(tokens[at]?.tag)}>`;
markdown.renderer.rules["heading_close"] = (tokens, at) => `</h${levelOf(tokens[at]?.tag)}>\n`;

const levelOf = (tag = "h1"): number => Math.min(Number(tag.slice(1)) + below, deepest);

markdown.renderer.rules["link_open"] = (tokens, at, options, _env, renderer) => {
  tokens[at]?.attrSet("rel", "nofollow ugc noopener");
  return renderer.renderToken(tokens, at, options);
};

/** The text as HTML that is safe to put into a page. */
export const toHtml = (text: string): string => markdown.render(text);

/** The first words of a text without its markup, for previews. */
export const toPreview = (text: string, length = 160): string => {
  const words = toHtml(text.slice(0, 4 * length))
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, " ")
    .trim();
  if (words.length <= length) return words;
  const end = words.lastIndexOf(" ", length);
  // Some scripts have no spaces.
  return `${words.slice(0, end > length / 2 ? end : length).toWellFormed()} …`;
};

const entities: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };
