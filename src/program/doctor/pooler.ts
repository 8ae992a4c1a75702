import { isOfStatementPooling, setPoolMode } from "../../foundation/db/pooling.ts";
import { type Finding, reasonOf, reportOf } from "./finding.ts";
import { isSameDatabase, readSession } from "./queries.ts";

const report = reportOf("pooler");

/**
 * What `db.url` leads to where `db.listen_url` is the database itself. It is left alone until the role has its settings: a
 * session that the pooler opened for this check would lack them, and stop the start.
 */
export const checkPooler = async ({ url, direct }: { url: string; direct: string }): Promise<Finding[]> => {
  const itself = await readSession(direct).catch(() => undefined);
  if (!itself) return [report.warning("it is asked when db.listen_url can be used; mend that first")];
  if (!itself.has_role_settings)
    return [
      report.warning(
        'it is asked when the role has the settings that a pooler\'s sessions need; "alliance migrate", or the next start, gives them',
      ),
    ];
  try {
    const lent = await readSession(url);
    if (!isSameDatabase(lent, itself) || lent.started !== itself.started)
      return [report.problem("db.url and db.listen_url lead to different databases; let both lead to the primary's")];
    if (!lent.has_role_settings)
      return [
        report.problem(
          "a session lacks the settings of its role; use the role of db.listen_url, and let the pooler open its sessions anew (PgBouncer: RECONNECT)",
        ),
      ];
    return [report.ok("it leads to the database of db.listen_url, and its session has the settings of its role")];
  } catch (error) {
    if (isOfStatementPooling(error)) return [report.problem(`it ${setPoolMode}`)];
    return [report.problem(`it cannot be used: ${reasonOf(error)}; correct db.url, or start it`)];
  }
};
