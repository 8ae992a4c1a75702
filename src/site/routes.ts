import { reports } from "./administration-pages/reports/reports.ts";
import type { Page } from "./kit/route.ts";

/** The routes of all pages that the contract does not describe. */
export const pages: readonly Page[] = [reports].flat();
