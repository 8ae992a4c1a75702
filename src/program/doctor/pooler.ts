import { type Finding, reasonOf, reportOf } from "./finding.ts";
import { readSession } from "./queries.ts";

const report = reportOf("pooler");

/** Compares the databases behind `db.url` and `db.listen_url`. Opens no pooled session before the role has its settings: the start would refuse it. */
export const checkPooler = async ({ url, direct }: { url: string; direct: string }): Promise<Finding[]> => {
  const itself = await readSession(direct).catch(() => undefined);
  if (!itself?.has_role_settings) return [];
  try {
    const lent = await readSession(url);
    return lent.server === itself.server
      ? [report.ok("it leads to the database of db.listen_url")]
      : [report.problem("db.url and db.listen_url lead to different databases; let both lead to the primary's")];
  } catch (error) {
    return [report.problem(`it cannot be used: ${reasonOf(error)}; correct db.url, or start it`)];
  }
};
