import { contractForm } from "../../kit/contract-form.ts";
import { formText } from "../../kit/fields.ts";
import { fromContract, optional } from "../../kit/schema.ts";

export const jobForm = contractForm({
  create: "JobCreate",
  update: "JobUpdate",
  sections: [
    [null, ["group_id", "title", "company_name", "summary", "description", "employment_type"]],
    [null, ["location", "country_code", "remote", "tags", "apply_url", "expires_at"]],
    ["organizers.section.salary", ["salary"]],
  ],
  own: {
    group_id: optional(formText, "organizers.problem.choice"),
    status: optional(fromContract("NewJobStatus"), "organizers.problem.choice"),
  },
  creation: {},
  rows: { description: 10 },
});
