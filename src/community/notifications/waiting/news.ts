import type { Queryable } from "../../../foundation/db/client.ts";
import { applicationLetter, type Letter } from "../messages.ts";
import type { News } from "../news.ts";
import { findApplicationForAuthor } from "../queries.ts";
import { applicationsLetter, approvalsLetter } from "./letters.ts";
import { findApplicationsTruth, findApprovalsTruth } from "./queries.ts";

const nothing = async (): Promise<void> => {};

/** The latest is the first: lists are in this order. */
export const findApprovalsNews = async (tx: Queryable, userId: string, now: Date): Promise<News | undefined> => {
  const truth = await findApprovalsTruth(tx, userId, now);
  const latestAt = truth?.events[0]?.latestAt;
  if (!truth || !latestAt) return undefined;
  const compose = (letter: Letter) => approvalsLetter(letter, truth);
  return { kind: "rsvp_received", reader: truth.reader, compose, markTold: nothing, latestAt };
};

/** One is told with the name of the applicant, as long as it is for a job whose applications the author may see. */
export const findApplicationsNews = async (tx: Queryable, userId: string, now: Date): Promise<News | undefined> => {
  const truth = await findApplicationsTruth(tx, userId);
  const [first, second] = truth?.jobs ?? [];
  if (!truth || !first) return undefined;
  const one = first.count === 1 && !second ? await findApplicationForAuthor(tx, first.latestId, now) : undefined;
  const compose = (letter: Letter) => (one ? applicationLetter(letter, one) : applicationsLetter(letter, truth));
  const { latestAt } = first;
  return { kind: "application_received", reader: truth.reader, compose, markTold: nothing, latestAt };
};
