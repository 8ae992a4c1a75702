import type { Schemas } from "../../../generated/contract.ts";
import { listPage } from "../../community/resources/list.ts";
import type { Queryable } from "../../foundation/db/client.ts";
import type { Order, Position } from "../../foundation/db/keyset.ts";
import { isKey, type MessageKey, readMessages, type Translator } from "../../foundation/languages/texts.ts";
import type { Context } from "../../identity/context.ts";
import { maxLengthOf } from "../../server/http/components.ts";
import { seeOther } from "../../server/http/responses.ts";
import { noticeOf } from "../../web/pages/notices.ts";
import type { Listing } from "../../web/pages/page.ts";
import { file, fromContract, noticeOfQuery, oneOf, optional, required, text, withDefault, yes } from "./schema.ts";

/* Parameters and fields that several pages share. */

/** The cursor of one page of a list. */
export const cursor = optional(fromContract("Cursor"));

/** Search words; empty if the form's field was empty. */
export const searchWords = optional(text({ maxLength: 200 }));

/** The slug of an alliance to which a list is limited. */
export const allianceFilter = optional(text({ maxLength: 63 }));

/** The source of the link to the page (`utm_source`), for statistics. */
export const linkSource = optional(text({ maxLength: 2048 }));

/** The idempotency key of a form that creates a resource. Each rendered page has a new key. */
export const formKey = optional(text({ format: "uuid", minLength: 36, maxLength: 36 }));

/** The ETag of the resource when the form was rendered. If the resource has changed since, the form is rejected. */
export const version = optional(
  text({
    minLength: 1,
    maxLength: 200,
    pattern: '^(?:W/)?"[\\x21\\x23-\\x7E]+"$',
    rule: "must be an ETag, in double quotes",
  }),
);

/** The contract's `Url`, or empty. Non-ASCII characters are allowed; `toUri` encodes them. */
export const urlOrEmpty = text({
  maxLength: maxLengthOf("Url"),
  pattern:
    '^(?:https?://[^/?#@\\s"<>\\\\^`{|}\\u0000-\\u001F\\u007F-\\u009F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2069]+(?:[/?#][^\\s"<>\\\\^`{|}\\u0000-\\u001F\\u007F-\\u009F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2069]*)?)?$',
  rule: "must be an http or https URL without a user name, such as https://example.org/about, or empty",
});

/** A chosen picture. Browsers send an empty file when none is chosen. */
export const photo = optional(file, "common.field.photo");

/** A picture, or a button to remove it. */
export const pictureFields = { photo, remove: optional(yes, "common.field.button") };

/** Any text. The schema of the API validates it after conversion. */
export const formText = text({ maxLength: 45_000 });

/** The token of a link in an email. */
export const linkToken = required(fromContract("MailToken"), "common.wrong.link");

/** The path to redirect to after a form. */
export const next = withDefault(fromContract("NextPath"), "/dashboard", "common.field.next");

/** The notice to show on the page after a redirect. */
export const notice = noticeOfQuery(fromContract("Notice"), noticeOf);

const dayPattern = "\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])";
const localPattern = `${dayPattern}T(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d{1,3})?)?`;
const localRule = "must be a local time, such as 2027-03-31T18:00";

/** A local time without a time zone, in the format of browsers, or empty. */
export const localTimeOrEmpty = text({
  maxLength: 23,
  pattern: `^(?:${localPattern})?$`,
  rule: `${localRule}, or empty`,
});

/** A calendar day in the format of browsers, or empty. */
export const dayOrEmpty = text({
  maxLength: 10,
  pattern: `^(?:${dayPattern})?$`,
  rule: "must be a day, such as 2027-03-31, or empty",
});

const localTimes = new RegExp(`^${localPattern}$`);

export const isLocalTime = (value: unknown): boolean => localTimes.test(String(value));

const prefix = "organizers.notice.";

type NameOf<Each> = Each extends `${typeof prefix}${infer Name}` ? Name : never;

export type Notice = Schemas["Notice"] | NameOf<MessageKey>;

const notices = Object.keys(readMessages("en")).flatMap((key) =>
  key.startsWith(prefix) ? key.slice(prefix.length) : [],
);

/** The notice to show after an action of an organizer or administrator. */
export const organizerNotice = noticeOfQuery(oneOf(notices), ({ t }: Translator, notice) => {
  const key = `${prefix}${notice}`;
  return isKey(key) ? { text: t(key), isError: false } : null;
});

/** Redirects to a page with a notice that confirms the action. */
export const redirectWithNotice = (path: string, notice: Notice) => seeOther(`${path}?notice=${notice}`);

/* Lists on pages. */

/** Number of items in a list that is not the main content of its page. */
export const previewSize = 6;

export const pageSize = 20;

/** The trimmed search words; undefined if there are none. */
export const wordsOf = (q: string | undefined): string | undefined => q?.trim() || undefined;

type List<Row, View> = {
  /** Identifies the list with its filters: cursors of other lists are rejected. */
  scope: object;
  cursor: string | undefined;
  /** A query with words or a place (`near`) runs under the search limiter. */
  words?: string | undefined;
  near?: string | undefined;
  order: Order<Row>;
  view: (row: Row, baseUrl: string) => View;
};

/** Loads a page of a list. @throws BadRequest for an invalid cursor or the cursor of another list */
export const listing = async <Row extends { id: string }, View extends object>(
  context: Pick<Context, "baseUrl" | "url" | "db" | "searchLimiter">,
  { cursor, words, near, ...list }: List<Row, View>,
  load: (page: { position: Position | undefined; limit: number }, db: Queryable) => Promise<Row[]>,
): Promise<Listing<View>> => {
  const query = {
    limit: pageSize,
    ...(cursor !== undefined && { cursor }),
    ...(words !== undefined && { q: words }),
    ...(near !== undefined && { near }),
  };
  return toListing(context, await listPage(context, { ...list, query }, load));
};

type Page<Item> = { body: { items: Item[]; next_cursor: string | null } };

/** A page of a list, with the path of the next page under the same filters. */
export const toListing = <Item>(
  { url, baseUrl }: Pick<Context, "url" | "baseUrl">,
  { body: { items, next_cursor: cursor } }: Page<Item>,
): Listing<Item> => {
  const next = new URL(baseUrl + url);
  const isFirst = !next.searchParams.has("cursor");
  if (cursor === null) return { items, next: null, isFirst };
  next.searchParams.set("cursor", cursor);
  next.searchParams.delete("notice");
  return { items, next: next.pathname + next.search, isFirst };
};
