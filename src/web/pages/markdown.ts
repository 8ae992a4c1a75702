import MarkdownIt, { type Token } from "markdown-it";

/**
 * Descriptions are other people's text. HTML in it is shown as text, links lead to web pages and mailboxes only, and pictures
 * become links, because pages load nothing from other hosts. Nesting and the cells of tables have a bound: a few characters would
 * become many tags.
 */
const createMarkdown = () => {
  const markdown = new MarkdownIt({ html: false, linkify: true, breaks: true, maxNesting: 20 });
  const { rules } = markdown.renderer;
  const { escapeHtml } = markdown.utils;
  markdown.validateLink = (url) => /^(?:https?:\/\/|mailto:)/i.test(url);
  rules["heading_open"] = (tokens, at) => `<h${levelOf(tokens[at]?.tag)}>`;
  rules["heading_close"] = (tokens, at) => `</h${levelOf(tokens[at]?.tag)}>\n`;
  rules["link_open"] = (tokens, at, options, _env, renderer) => {
    tokens[at]?.attrSet("rel", rel);
    return renderer.renderToken(tokens, at, options);
  };
  rules["image"] = (tokens, at) => {
    const url = String(tokens[at]?.attrGet("src") ?? "");
    const words = escapeHtml(tokens[at]?.content || url);
    return isInLink(tokens, at) ? words : `<a href="${escapeHtml(url)}" rel="${rel}">${words}</a>`;
  };
  // What is wider than the page scrolls, by the keyboard too.
  rules["table_open"] = () => '<div class="table" tabindex="0"><table>\n';
  rules["table_close"] = () => "</table></div>\n";
  // Pages admit no `style` attributes.
  for (const rule of ["th_open", "td_open"] as const)
    rules[rule] = (tokens, at, options, _env, renderer) => {
      const token = tokens[at];
      const alignment = String(token?.attrGet("style") ?? "").slice("text-align:".length);
      if (token && alignment) token.attrs = [["class", alignment]];
      return renderer.renderToken(tokens, at, options);
    };
  for (const rule of ["code_block", "fence"] as const) {
    const render = rules[rule];
    rules[rule] = (...given) => (render?.(...given) ?? "").replace("<pre", '<pre tabindex="0"');
  }
  return markdown;
};

const rel = "nofollow ugc noopener";

/** Whether the token stands within a link, as a badge does. */
const isInLink = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(0, at).findLast(({ type }) => type === "link_open" || type === "link_close")?.type === "link_open";

/** The headings of the page come first. */
const deepest = 6;
const below = 2;

const levelOf = (tag = "h1"): number => Math.min(Number(tag.slice(1)) + below, deepest);

const markdown = createMarkdown();
const withoutTables = createMarkdown().disable("table");

/** Of all tables in a text: that are shown, and that are worth parsing. */
const mostCells = { shown: 1_000, parsed: 20_000 };

/** What the row of dashes below a table's head may consist of, in a quotation or a list too. */
const dashes = /^[\s>|:*+\d.)-]*$/;

/** Every line may be a row as wide as the widest of those: a parser makes cells for all that it lacks. */
const cellsAtMost = (text: string): number => {
  const lines = text.split("\n");
  const columnsOf = (line: string): number => (dashes.test(line) ? line.split("|").length : 0);
  return lines.length * lines.reduce((widest, line) => Math.max(widest, columnsOf(line)), 0);
};

/** The text as HTML that is safe to put into a page. */
export const toHtml = (text: string): string => {
  if (cellsAtMost(text) > mostCells.parsed) return withoutTables.render(text);
  const tokens = markdown.parse(text, {});
  const cells = tokens.filter(({ type }) => type === "td_open").length;
  if (cells > mostCells.shown) return withoutTables.render(text);
  return markdown.renderer.render(tokens, markdown.options, {});
};

/** Characters. */
const previewLength = 160;

/** The first words of a text without its markup, for previews. */
export const toPreview = (text: string): string => {
  const words = toHtml(text.slice(0, 4 * previewLength))
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, " ")
    .trim();
  if (words.length <= previewLength) return words;
  const end = words.lastIndexOf(" ", previewLength);
  // Some scripts have no spaces.
  return `${words.slice(0, end > previewLength / 2 ? end : previewLength).toWellFormed()} …`;
};

const entities: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };
