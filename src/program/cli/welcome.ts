import { resolve } from "node:path";
import type { Config } from "../config/config.ts";

export const welcomeOf = ({ server, db, data_dir, email }: Config): string => {
  const rows = [
    ["Site", server.base_url],
    ["Reference", `${server.base_url}/docs`],
    db.url === undefined ? ["Data", resolve(data_dir)] : ["Database", withoutUser(db.url)],
    [
      "Email",
      email.smtp.host === undefined ? `files in ${resolve(data_dir, "outbox")}` : `sent through ${email.smtp.host}`,
    ],
    ["First administrator", "register on the site, then: alliance role grant EMAIL alliance_admin"],
  ] as const;
  const width = Math.max(...rows.map(([name]) => name.length));
  return ["ready", ...rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`)].join("\n");
};

const withoutUser = (url: string): string => url.replace(/^\w+:\/\/(?:[^/?#]*@)?/, "").replace(/[?#].*$/, "");
