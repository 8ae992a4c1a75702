import type { ErrorCode } from "../../foundation/errors.ts";
import type { Texts } from "../../foundation/languages/texts.ts";
import type { UserContext } from "../../identity/context.ts";
import type { OperationId } from "../../server/http/contract.ts";
import type { Form, Problem, Rejected } from "../../web/pages/form.ts";
import { allianceEditPage } from "./alliances/page.ts";
import { applicationsPage } from "./applications/page.ts";
import { groupEditPage, newGroupPage } from "./groups/pages.ts";
import { jobEditPage, newJobPage } from "./jobs/pages.ts";
import { entryEditPage, newEntryPage } from "./landscape/pages.ts";
import { allianceBansPage, groupBansPage, membersPage } from "./members/pages.ts";
import { reportsPage, viewWith } from "./reports/page.ts";
import { inRow, type Shown } from "./visit.ts";

/** Pages with a form that was rejected, as the form was sent. */

type ShowForm = (context: UserContext, shown: Shown, segment: Rejected["segment"]) => Promise<string>;

const groupOf = (segment: Rejected["segment"]) => ({
  alliance: segment("alliance"),
  group_slug: segment("group_slug"),
});

const group: ShowForm = (context, shown, segment) => groupEditPage(context, groupOf(segment), shown);
const alliance: ShowForm = (context, shown, segment) => allianceEditPage(context, segment("alliance"), shown);
const job: ShowForm = (context, shown, segment) => jobEditPage(context, segment("slug"), shown);
const entry: ShowForm = (context, shown, segment) => entryEditPage(context, segment("entry_id"), shown);

/** The field of a picture is called by its place. */
const picture =
  (show: ShowForm): ShowForm =>
  (context, { form: { values, problems }, ...shown }, segment) => {
    const place = values["place"] === "banner" ? "banner" : "logo";
    const named = problems.map((problem) => ({ ...problem, field: problem.field === "photo" ? place : problem.field }));
    return show(context, { ...shown, form: { values: {}, problems: named } }, segment);
  };

/** A form that has no fields. */
const button =
  (show: ShowForm): ShowForm =>
  (context, { form, ...shown }, segment) =>
    show(context, { ...shown, form: { ...form, values: {} } }, segment);

const pages: Partial<Record<OperationId, ShowForm>> = {
  updateReportByForm: async (context, shown, segment) => {
    const id = segment("report_id");
    return reportsPage(context, await viewWith(context, id), inRow(shown, id));
  },
  removeGroupMemberByForm: (context, shown, segment) =>
    membersPage(context, groupOf(segment), inRow(shown, segment("user_id"))),
  deleteGroupBanByForm: (context, shown, segment) => groupBansPage(context, groupOf(segment), shown),
  deleteAllianceBanByForm: (context, shown, segment) => allianceBansPage(context, segment("alliance"), shown),
  updateApplicationByForm: (context, shown, segment) =>
    applicationsPage(context, segment("slug"), inRow(shown, segment("application_id"))),
  submitGroup: group,
  submitGroupPicture: picture(group),
  deleteGroupByForm: button(group),
  createGroupByForm: (context, shown, segment) => newGroupPage(context, segment("alliance"), shown),
  submitAlliance: alliance,
  submitAlliancePicture: picture(alliance),
  submitJob: job,
  updateJobStatusByForm: button(job),
  deleteJobByForm: button(job),
  createJobByForm: (context, shown, segment) => newJobPage(context, segment("alliance"), shown),
  submitEntry: entry,
  submitEntryPicture: picture(entry),
  deleteEntryByForm: button(entry),
  createEntryByForm: (context, shown, segment) => newEntryPage(context, segment("alliance"), shown),
};

/** What is wrong with a field. */
const kinds = {
  address: ["website_url", "repository_url", "logo_url", "banner_url", "apply_url"],
  amount: ["salary_minimum", "salary_maximum"],
  choice: [
    "country_code",
    "employment_type",
    "kind",
    "group_id",
    "salary_period",
    "extent",
    "decision",
    "status",
    "place",
  ],
  currency: ["salary_currency"],
  day: ["expires_on", "expires_at"],
  degrees: ["latitude", "longitude"],
  description: ["description"],
  line: ["name", "title", "company_name"],
  links: ["links"],
  note: ["note"],
  reason: ["reason"],
  salary: ["salary"],
  short: ["category", "city", "region", "location"],
  stage: ["stage"],
  summary: ["summary"],
  tags: ["tags"],
} as const;

type Kind = keyof typeof kinds;

const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name);

const kindOf = (field: string | undefined): Kind | undefined =>
  Object.keys(kinds)
    .filter(isKind)
    .find((kind) => kinds[kind].some((name) => name === field));

/** Fields of the API that the form asks for by others. */
const fieldNames: Readonly<Record<string, string>> = { expires_at: "expires_on", salary: "salary_minimum" };

/** Conflicts that are explained in other words than to programs. */
const conflicts = ["group_not_empty", "invalid_transition", "precondition_failed", "user_is_administrator"] as const;

const conflictIn = (code: ErrorCode) => conflicts.find((conflict) => conflict === code);

/** Of these a page has many, each with a decision of its own. */
const decisions: readonly string[] = ["updateReportByForm", "updateApplicationByForm"];

const inWords =
  ({ t }: Texts, { id, code }: { id: string; code: ErrorCode }) =>
  ({ message, field }: Problem): Problem => {
    if (code === "precondition_failed" && decisions.includes(id))
      return { message: t("organizers.conflict.decided"), field: undefined };
    const conflict = conflictIn(code);
    if (conflict) return { message: t(`organizers.conflict.${conflict}`), field: undefined };
    const kind = code === "validation_failed" ? kindOf(field) : undefined;
    const name = field && (fieldNames[field] ?? field);
    return { message: kind ? t(`organizers.problem.${kind}`) : message, field: name };
  };

const shownAgain =
  (id: string, show: ShowForm) =>
  (context: UserContext, { form, segment, code }: Rejected): Promise<string> | undefined => {
    if (code === "not_found") return undefined;
    const inTheirWords: Form = { ...form, problems: form.problems.map(inWords(context.texts, { id, code })) };
    return show(context, { form: inTheirWords, notice: null }, segment);
  };

export const administrationForms = Object.fromEntries(
  Object.entries(pages).map(([id, show]) => [id, shownAgain(id, show)]),
);
