import type { components } from "../../../generated/contract.ts";
import type { ServiceError } from "../../foundation/errors.ts";
import { conformsTo } from "../../server/http/components.ts";
import { toAllianceBody } from "./alliances/form.ts";
import { errorsIn } from "./fields.ts";
import { groupFields, toGroupBody } from "./groups/form.ts";
import { jobFields, toJobBody } from "./jobs/form.ts";
import { toEntryBody } from "./landscape/form.ts";

/** What the forms make of their fields, and the API would not accept: a page shows it all at once. */

type Schemas = components["schemas"];

const checked = <Form extends keyof Schemas, Body extends keyof Schemas>(
  schema: Form,
  body: Body,
  toBody: (form: Schemas[Form]) => object,
  fields?: Readonly<Record<string, string>>,
) => ({
  schema,
  check: (_site: unknown, entered: unknown): ServiceError[] =>
    conformsTo(schema, entered) ? errorsIn(body, toBody(entered), fields) : [],
});

const group = checked("GroupForm", "GroupUpdate", toGroupBody, groupFields);
const job = checked("JobForm", "JobUpdate", (form) => toJobBody(form), jobFields);
const entry = checked("EntryForm", "LandscapeEntryUpdate", toEntryBody);

export const administrationChecks = {
  createGroupByForm: group,
  submitGroup: group,
  submitAlliance: checked("AllianceForm", "AllianceUpdate", toAllianceBody),
  createJobByForm: job,
  submitJob: job,
  createEntryByForm: entry,
  submitEntry: entry,
};
