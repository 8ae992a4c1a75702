import { allianceBans, groupBans } from "./administration-pages/members/bans.ts";
import { members } from "./administration-pages/members/members.ts";
import { reports } from "./administration-pages/reports/reports.ts";
import type { Page } from "./kit/route.ts";

/** The routes of all pages that the contract does not describe. */
export const pages: readonly Page[] = [members, groupBans, allianceBans, reports].flat();
