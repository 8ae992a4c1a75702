import { openBreachedPasswords } from "../../identity/auth/passwords/breached.ts";
import { type Finding, reasonOf, reportOf } from "./finding.ts";

const report = reportOf("passwords");

/** @param path of the filter, if there is one */
export const checkPasswords = async (path: string | undefined): Promise<Finding[]> => {
  if (path === undefined)
    return [report.ok("the most common ones are refused; security.breached_passwords names those of a list")];
  try {
    const breached = await openBreachedPasswords(path);
    await breached.close();
    return [report.ok(`the most common ones are refused, and ${breached.count} of ${path}`)];
  } catch (error) {
    return [report.problem(`security.breached_passwords: ${reasonOf(error)}`)];
  }
};
