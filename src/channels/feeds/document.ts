import XMLBuilder from "fast-xml-builder";
import { toTimestamp } from "../../server/http/timestamp.ts";

/** An Atom feed (RFC 4287). */

export type FeedEntry = {
  /** What `tag:` URIs (RFC 4151) name: a kind of resource, and its ID, by which they are unique. */
  name: string;
  title: string;
  author: string;
  /** The page for people. */
  url: string;
  publishedAt: Date;
  updatedAt: Date;
  categories: readonly string[];
  summary: string;
  /** HTML that is safe to put into a page. */
  content: string;
};

type Feed = {
  name: string;
  title: string;
  author: string;
  url: string;
  /** Of a feed without entries. */
  updatedAt: Date;
  entries: readonly FeedEntry[];
};

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: "@", suppressEmptyNode: true });

export const feedDocument = ({ name, title, author, url, updatedAt, entries }: Feed): string =>
  builder.build({
    "?xml": { "@version": "1.0", "@encoding": "utf-8" },
    feed: {
      "@xmlns": "http://www.w3.org/2005/Atom",
      id: idOf(name),
      title: text(title),
      updated: toTimestamp(
        new Date(Math.max(updatedAt.getTime(), ...entries.map((entry) => entry.updatedAt.getTime()))),
      ),
      author: { name: valid(author) },
      link: { "@rel": "self", "@type": "application/atom+xml", "@href": url },
      entry: entries.map(entryElement),
    },
  });

const entryElement = ({
  name,
  title,
  author,
  url,
  publishedAt,
  updatedAt,
  categories,
  summary,
  content,
}: FeedEntry) => ({
  id: idOf(name),
  title: text(title),
  published: toTimestamp(publishedAt),
  updated: toTimestamp(updatedAt),
  author: { name: valid(author) },
  link: { "@rel": "alternate", "@type": "text/html", "@href": url },
  category: categories.map((term) => ({ "@term": valid(term) })),
  summary: text(summary),
  content: { "@type": "html", "#text": valid(content) },
});

/** No host: the service may move, and what people have read stays read. */
const idOf = (name: string): string => `tag:community-alliance-service,2026:${name}`;

const text = (value: string) => ({ "@type": "text", "#text": valid(value) });

/** Without what XML 1.0 (§2.2) does not allow, even escaped, and without bidirectional overrides. */
const valid = (value: string): string =>
  value.toWellFormed().replaceAll(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF\u202A-\u202E\u2066-\u2069]/gu, "");
