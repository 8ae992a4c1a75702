import MarkdownIt, { type Token } from "markdown-it";

/** Allows no HTML and only web and mail links, renders pictures as links, and limits nesting: few characters could become many tags. */
const createMarkdown = () => {
  const markdown = new MarkdownIt({ html: false, linkify: true, breaks: true, maxNesting: 20 });
  const { rules } = markdown.renderer;
  const { escapeHtml } = markdown.utils;
  markdown.validateLink = (url) => /^(?:https?:\/\/|mailto:)/i.test(url);
  rules["heading_open"] = (tokens, index) => `<h${levelOf(tokens[index]?.tag)}>`;
  rules["heading_close"] = (tokens, index) => `</h${levelOf(tokens[index]?.tag)}>\n`;
  rules["link_open"] = (tokens, index, options, _env, renderer) => {
    tokens[index]?.attrSet("rel", rel);
    return renderer.renderToken(tokens, index, options);
  };
  rules["image"] = (tokens, index) => {
    const url = String(tokens[index]?.attrGet("src") ?? "");
    const words = escapeHtml(tokens[index]?.content || url);
    return isInLink(tokens, index) ? words : `<a href="${escapeHtml(url)}" rel="${rel}">${words}</a>`;
  };
  // `tabindex` makes a table that is wider than the page scrollable by keyboard.
  rules["table_open"] = () => '<div class="table" tabindex="0"><table>\n';
  rules["table_close"] = () => "</table></div>\n";
  // The Content-Security-Policy allows no `style` attributes.
  for (const rule of ["th_open", "td_open"] as const)
    rules[rule] = (tokens, index, options, _env, renderer) => {
      const token = tokens[index];
      const alignment = String(token?.attrGet("style") ?? "").slice("text-align:".length);
      if (token && alignment) token.attrs = [["class", alignment]];
      return renderer.renderToken(tokens, index, options);
    };
  for (const rule of ["code_block", "fence"] as const) {
    const render = rules[rule];
    rules[rule] = (...parameters) => (render?.(...parameters) ?? "").replace("<pre", '<pre tabindex="0"');
  }
  return markdown;
};

const rel = "nofollow ugc noopener";

const isInLink = (tokens: readonly Token[], index: number): boolean =>
  tokens.slice(0, index).findLast(({ type }) => type === "link_open" || type === "link_close")?.type === "link_open";

const maxLevel = 6;
const levelOffset = 2;

const levelOf = (tag = "h1"): number => Math.min(Number(tag.slice(1)) + levelOffset, maxLevel);

const markdown = createMarkdown();
const withoutTables = createMarkdown().disable("table");

/** Maximum table cells per text, because few characters could become many cells. `parsed` bounds the work of the parser. */
const maxCells = { rendered: 1_000, parsed: 20_000 };

/** Matches the delimiter row below a table's head, in a quotation or a list too. */
const delimiterRow = /^[\s>|:*+\d.)-]*$/;

/** Upper bound of the number of cells. The parser pads rows, so each line may be as wide as the widest delimiter row. */
const cellUpperBound = (text: string): number => {
  const lines = text.split("\n");
  const columnsOf = (line: string): number => (delimiterRow.test(line) ? line.split("|").length : 0);
  return lines.length * lines.reduce((widest, line) => Math.max(widest, columnsOf(line)), 0);
};

const parse = (text: string): Token[] => {
  if (cellUpperBound(text) > maxCells.parsed) return withoutTables.parse(text, {});
  const tokens = markdown.parse(text, {});
  const cells = tokens.filter(({ type }) => type === "td_open").length;
  return cells > maxCells.rendered ? withoutTables.parse(text, {}) : tokens;
};

export const toHtml = (text: string): string => markdown.renderer.render(parse(text), markdown.options, {});

/** A list item or a quotation: the prefixes of its first line and of the following lines. */
type Container = { first: string; following: string };

/** Renders Markdown as plain text, for calendars, mail and structured data. */
export const toPlainText = (text: string): string => {
  const lines: string[] = [];
  const containers: Container[] = [];
  const numbers: (number | null)[] = [];
  let cells: string[] = [];
  let isInTable = false;
  /** Whether the previous block belongs to a list or a table, so that no empty line follows it. */
  let wasTight = false;

  const open = (marker: string, following: string): void => {
    containers.push({ first: marker, following });
  };
  const write = (block: string, isTight: boolean): void => {
    if (lines.length > 0 && !(isTight && wasTight)) lines.push("");
    wasTight = isTight;
    for (const line of block.replace(/\n+$/, "").split("\n")) {
      const prefix = containers.map(({ first }) => first).join("");
      for (const container of containers) container.first = container.following;
      lines.push(`${prefix}${line}`.trimEnd());
    }
  };

  for (const token of parse(text)) {
    const isInList = numbers.length > 0;
    switch (token.type) {
      case "bullet_list_open":
        numbers.push(null);
        break;
      case "ordered_list_open":
        numbers.push(Number(token.attrGet("start") ?? 1));
        break;
      case "bullet_list_close":
      case "ordered_list_close":
        numbers.pop();
        if (numbers.length === 0) wasTight = false;
        break;
      case "list_item_open": {
        const number = numbers.at(-1) ?? null;
        const marker = number === null ? "- " : `${number}. `;
        if (number !== null) numbers[numbers.length - 1] = number + 1;
        open(marker, " ".repeat(marker.length));
        break;
      }
      case "blockquote_open":
        open("> ", "> ");
        break;
      case "list_item_close":
      case "blockquote_close":
        containers.pop();
        break;
      case "table_open":
      case "table_close":
        isInTable = token.type === "table_open";
        wasTight = false;
        break;
      case "tr_close":
        write(cells.join(" · "), true);
        cells = [];
        break;
      case "inline": {
        const inline = inlineText(token.children ?? []);
        if (isInTable) cells.push(inline);
        else if (inline !== "") write(inline, isInList);
        break;
      }
      case "fence":
      case "code_block":
        write(token.content, isInList);
        break;
    }
  }
  return lines.join("\n").trim();
};

const inlineText = (tokens: readonly Token[]): string => {
  let text = "";
  let link = { start: 0, url: "" };
  for (const token of tokens) {
    const { type, content } = token;
    if (type === "link_open") link = { start: text.length, url: String(token.attrGet("href") ?? "") };
    else if (type === "link_close") {
      text = text.slice(0, link.start) + withUrl(text.slice(link.start), link.url);
      link = { start: 0, url: "" };
    } else if (type === "image")
      text += link.url === "" ? withUrl(content, String(token.attrGet("src") ?? "")) : content;
    else if (type === "softbreak" || type === "hardbreak") text += "\n";
    else text += content;
  }
  return text;
};

/** Appends the URL to the text of a link, unless the text is the URL. */
const withUrl = (words: string, url: string): string => {
  const plain = words.trim();
  const isUrl = [url, url.replace(/^(?:https?:\/\/|mailto:)/i, "")].some(
    (candidate) => candidate === plain || candidate === `${plain}/`,
  );
  return isUrl ? words : plain === "" ? url : `${words} (${url.replace(/^mailto:/i, "")})`;
};

const maxPreviewLength = 160;

export const toPreview = (text: string): string => {
  const words = toHtml(text.slice(0, 4 * maxPreviewLength))
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, " ")
    .trim();
  if (words.length <= maxPreviewLength) return words;
  const end = words.lastIndexOf(" ", maxPreviewLength);
  // Some scripts have no spaces.
  return `${words.slice(0, end > maxPreviewLength / 2 ? end : maxPreviewLength).toWellFormed()} …`;
};

const entities: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };
