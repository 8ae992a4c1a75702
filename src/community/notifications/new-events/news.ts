import type { Queryable } from "../../../foundation/db/client.ts";
import type { Letter } from "../messages.ts";
import type { News } from "../news.ts";
import { digestLetter, mostListed, newsLetter } from "./letter.ts";
import { defaultTimeZone, findDigestTruth, findNewsTruth, type ListedEvent, markNewsTold } from "./queries.ts";
import { digestHorizon } from "./rules.ts";
import { latestDigest } from "./schedule.ts";

const markingTold =
  (userId: string, news: ListedEvent[], now: Date): News["markTold"] =>
  (tx) =>
    markNewsTold(tx, { userId, eventIds: news.map(({ id }) => id), now });

/** Whoever has chosen the digest since hears of it there. */
export const findNewEventsNews = async (tx: Queryable, userId: string, now: Date): Promise<News | undefined> => {
  const truth = await findNewsTruth(tx, userId, now);
  if (!truth || truth.isWeekly || truth.news.length === 0) return undefined;
  const { reader, news } = truth;
  const compose = (letter: Letter) => newsLetter(letter, { news });
  const [first] = news;
  const look = news.every(({ alliance }) => alliance === first?.alliance) ? first?.look : null;
  return { kind: "new_events", reader, look: look ?? null, compose, markTold: markingTold(userId, news, now) };
};

export const findDigestNews = async (tx: Queryable, userId: string, now: Date): Promise<News | undefined> => {
  const until = new Date(now.getTime() + digestHorizon);
  const truth = await findDigestTruth(tx, userId, { now, until, limit: mostListed });
  if (!truth?.isWeekly) return undefined;
  const { reader, news, coming, near, toldAt } = truth;
  // A process of the previous release may have queued it too.
  if (toldAt && toldAt >= latestDigest(now, reader.timezone ?? defaultTimeZone).dueAt) return undefined;
  if (news.length + coming.length + near.length === 0) return undefined;
  const compose = (letter: Letter) => digestLetter(letter, truth);
  return { kind: "new_events", reader, compose, markTold: markingTold(userId, news, now) };
};
