import { type components, enums } from "../../../../generated/contract.ts";
import type { Texts } from "../../../foundation/languages/texts.ts";
import type { Choice } from "../../../web/pages/page.ts";
import { itemsIn } from "../../../web/pages/text-fields.ts";
import { addressIn, type EditPage, fieldIn, lineOf, tagsIn, withNone } from "../edit.ts";
import { boxOf, ifGiven, isChecked, numberOf, textOf, textsOf } from "../fields.ts";

type Schemas = components["schemas"];
type JobForm = Partial<Schemas["JobForm"]>;

/** The fields that ask for a property of the API by another name. */
export const jobFields = { salary: "salary_minimum", expires_at: "expires_on" };

/** @param last the day on which the job is shown last, which a form that leaves it does not change */
export const toJobBody = (
  { version: _, form_key: __, status: ___, group_id: ____, ...form }: JobForm,
  last?: string,
) => {
  const { title, company_name, summary, description, remote, tags, expires_on, ...more } = form;
  const { salary_minimum, salary_maximum, salary_currency, salary_period, employment_type, ...texts } = more;
  return {
    title: title?.trim(),
    company_name: company_name?.trim(),
    summary: summary?.trim(),
    description: description?.trim(),
    employment_type,
    ...textsOf(texts),
    remote: isChecked(remote),
    salary: toSalary({ salary_minimum, salary_maximum, salary_currency, salary_period }),
    tags: ifGiven(tags, itemsIn),
    ...(expires_on !== undefined && expires_on !== "" && expires_on !== last && { expires_at: endOf(expires_on) }),
  };
};

/** Chosen in place of a group: browsers refuse an empty choice of a list that must have one. */
export const allianceItself = "alliance";

/** What a draft is created as, or a job that is shown at once. */
export const toNewJobBody = (form: JobForm, alliance: string) => ({
  ...toJobBody(form),
  alliance,
  group_id: form.group_id === allianceItself ? null : (textOf(form.group_id) ?? null),
  status: form.status ?? "draft",
});

const endOf = (day: string): string => `${day}T23:59:59Z`;

const salaryParts = ["salary_minimum", "salary_maximum", "salary_currency", "salary_period"] as const;

/** A currency is always chosen: without amounts it says nothing. */
const toSalary = (given: { [part in (typeof salaryParts)[number]]?: string | undefined }) => {
  if (salaryParts.some((part) => given[part] === undefined)) return undefined;
  const { salary_minimum: least, salary_maximum: most, salary_currency: currency, salary_period: period } = given;
  const [minimum, maximum] = [numberOf(least), numberOf(most)];
  if (minimum === null && maximum === null && !currency?.trim() && !period) return null;
  return { minimum, maximum, currency: currency?.trim().toUpperCase(), period };
};

export const lastDayOf = ({ expires_at }: Pick<Schemas["Job"], "expires_at">): string => expires_at.slice(0, 10);

export const toJobValues = (job: Schemas["Job"]): Record<string, string> => ({
  title: job.title,
  company_name: job.company_name,
  summary: job.summary,
  description: job.description,
  employment_type: job.employment_type,
  location: job.location ?? "",
  remote: boxOf(job.remote),
  salary_minimum: String(job.salary?.minimum ?? ""),
  salary_maximum: String(job.salary?.maximum ?? ""),
  salary_currency: job.salary?.currency ?? "",
  salary_period: job.salary?.period ?? "",
  apply_url: job.apply_url ?? "",
  tags: job.tags.join(", "),
  expires_on: lastDayOf(job),
});

/** @param groups for which a new job may be posted; `null` for a job that exists */
export const jobSections = (texts: Texts, groups: Choice[] | null): EditPage["sections"] => {
  const { t } = texts;
  const field = fieldIn(texts);
  const types = enums.EmploymentType.map((value) => ({ value, label: t(`organizers.employment.${value}`) }));
  const periods = enums.SalaryPeriod.map((value) => ({ value, label: t(`organizers.period.${value}`) }));
  return [
    {
      legend: null,
      fields: [
        ...(groups ? [field("group_id", { options: groups, required: true })] : []),
        field("title", { ...lineOf, required: true }),
        field("company_name", { ...lineOf, required: true }),
        field("summary", { maxlength: 500, hint: t("organizers.hint.summary"), required: true }),
        field("description", { rows: 10, maxlength: 20_000, hint: t("organizers.hint.markdown"), required: true }),
        field("employment_type", { options: types, required: true }),
        field("location", lineOf),
        field("remote", { isBox: true }),
        tagsIn(texts),
        addressIn(texts)("apply_url"),
        field("expires_on", { type: "date", hint: t("organizers.hint.expires") }),
      ],
    },
    {
      legend: t("organizers.section.salary"),
      fields: [
        field("salary_minimum", { maxlength: 12 }),
        field("salary_maximum", { maxlength: 12 }),
        field("salary_currency", { maxlength: 3, hint: t("organizers.hint.currency") }),
        field("salary_period", { options: withNone(texts, periods) }),
      ],
    },
  ];
};
