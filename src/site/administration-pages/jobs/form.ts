import type { Schemas } from "../../../../generated/contract.ts";
import { numberOf, readFields, toValues } from "../fields.ts";

type JobForm = Partial<Schemas["JobForm"]>;

const readTexts = readFields("JobForm");

/** @param last the last day on which the job is shown; a form that still has it does not change the expiry */
export const toJobBody = (form: JobForm, last?: string) => {
  const { expires_on, salary_minimum, salary_maximum, salary_currency, salary_period, ...texts } = form;
  return {
    ...readTexts(texts),
    salary: toSalary([salary_minimum, salary_maximum, salary_currency, salary_period]),
    ...(expires_on && expires_on !== last && { expires_at: `${expires_on}T23:59:59Z` }),
  };
};

/** Value for "no group": browsers reject an empty value of a required list. */
export const allianceItself = "alliance";

export const toNewJobBody = (form: JobForm, alliance: string) => {
  const group = form.group_id?.trim();
  return {
    ...toJobBody(form),
    alliance,
    group_id: !group || group === allianceItself ? null : group,
    status: form.status ?? "draft",
  };
};

/** A currency without amounts means no salary. */
const toSalary = (parts: (string | undefined)[]) => {
  if (parts.includes(undefined)) return undefined;
  const [least, most, currency, period] = parts;
  const [minimum, maximum] = [numberOf(least), numberOf(most)];
  if (minimum === null && maximum === null && !currency?.trim() && !period) return null;
  return { minimum, maximum, currency: currency?.trim().toUpperCase(), period };
};

export const lastDayOf = ({ expires_at }: Pick<Schemas["Job"], "expires_at">): string => expires_at.slice(0, 10);

export const toJobValues = ({ salary, ...job }: Schemas["Job"]) => ({
  ...toValues(job),
  salary_minimum: String(salary?.minimum ?? ""),
  salary_maximum: String(salary?.maximum ?? ""),
  salary_currency: salary?.currency ?? "",
  salary_period: salary?.period ?? "",
  expires_on: lastDayOf(job),
});
