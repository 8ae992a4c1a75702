import type { Summary } from "../backup/format.ts";

export const plural = (count: number, noun: string): string =>
  `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;

/** For example "1,204 rows of 38 tables". */
export const sumOf = ({ rows }: Summary): string => {
  const counts = Object.values(rows);
  return `${plural(
    counts.reduce((sum, count) => sum + count, 0),
    "row",
  )} of ${plural(counts.length, "table")}`;
};
