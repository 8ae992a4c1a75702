import { resolve } from "node:path";
import type { Config } from "../config.ts";

/** For a person who has just started the service on a terminal: where everything is, and what comes next. */
export const welcomeOf = ({ server, db, data_dir, email }: Config): string => {
  const rows = [
    ["Site", server.base_url],
    ["Reference", `${server.base_url}/docs`],
    db.url === undefined ? ["Data", resolve(data_dir)] : ["Database", withoutUser(db.url)],
    ["E-mails", email.smtp.host === undefined ? `files in ${resolve(data_dir, "outbox")}` : `by ${email.smtp.host}`],
    ["First administrator", "register on the site, then: alliance role grant EMAIL alliance_admin"],
  ] as const;
  const width = Math.max(...rows.map(([name]) => name.length));
  return ["ready", ...rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`)].join("\n");
};

/** Host and name of a database; the user, the password and the options are left out. */
const withoutUser = (url: string): string => url.replace(/^\w+:\/\/(?:[^/?#]*@)?/, "").replace(/[?#].*$/, "");
