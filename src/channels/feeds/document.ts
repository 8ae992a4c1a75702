import XMLBuilder from "fast-xml-builder";
import { toTimestamp } from "../../server/http/timestamp.ts";

export type FeedEntry = {
  /** Kind and id of the resource, for its `tag:` URI (RFC 4151). */
  name: string;
  title: string;
  author: string;
  url: string;
  publishedAt: Date;
  updatedAt: Date;
  categories: readonly string[];
  summary: string;
  content: string;
};

type Feed = {
  name: string;
  title: string;
  author: string;
  url: string;
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
      author: { name: sanitize(author) },
      link: { "@rel": "self", "@type": "application/atom+xml", "@href": url },
      entry: entries.map(entryElement),
    },
  });

const entryElement = (entry: FeedEntry) => ({
  id: idOf(entry.name),
  title: text(entry.title),
  published: toTimestamp(entry.publishedAt),
  updated: toTimestamp(entry.updatedAt),
  author: { name: sanitize(entry.author) },
  link: { "@rel": "alternate", "@type": "text/html", "@href": entry.url },
  category: entry.categories.map((term) => ({ "@term": sanitize(term) })),
  summary: text(entry.summary),
  content: { "@type": "html", "#text": sanitize(entry.content) },
});

/** The id contains no host name, so entries keep their ids when the service moves to another domain. */
const idOf = (name: string): string => `tag:community-alliance-service,2026:${name}`;

const text = (value: string) => ({ "@type": "text", "#text": sanitize(value) });

/** Removes characters that XML 1.0 (§2.2) does not allow, even escaped, and bidirectional overrides. */
const sanitize = (value: string): string =>
  value.toWellFormed().replaceAll(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF\u202A-\u202E\u2066-\u2069]/gu, "");
