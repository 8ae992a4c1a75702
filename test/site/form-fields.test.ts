import assert from "node:assert/strict";
import { test } from "tap";
import type { Schemas } from "../../generated/contract.ts";
import { propertiesOf } from "../../src/server/http/components.ts";

type Update = keyof Schemas & `${string}Update`;

/** What a form asks for in several fields, or by another name. */
const asked: Readonly<Record<string, readonly string[]>> = {
  expires_at: ["expires_on"],
  location: ["latitude", "longitude"],
  questions: ["question_id", "question_label", "question_kind", "question_options", "question_required"],
  salary: ["salary_minimum", "salary_maximum", "salary_currency", "salary_period"],
  venue: ["venue_name", "venue_address", "venue_city", "venue_country_code"],
};

const forms: { form: keyof Schemas; update: Update; elsewhere: Record<string, string> }[] = [
  { form: "AllianceForm", update: "AllianceUpdate", elsewhere: {} },
  { form: "GroupForm", update: "GroupUpdate", elsewhere: {} },
  { form: "EventForm", update: "EventUpdate", elsewhere: {} },
  { form: "EventEditForm", update: "EventUpdate", elsewhere: { status: "has buttons, which ask before" } },
  { form: "JobForm", update: "JobUpdate", elsewhere: {} },
  { form: "EntryForm", update: "LandscapeEntryUpdate", elsewhere: {} },
  { form: "ProfileForm", update: "UserUpdate", elsewhere: { notifications: "have a page of their own" } },
];

test("whatever can be changed by the API has its field on the page, or is left out for a reason", async (t) => {
  for (const { form, update, elsewhere } of forms)
    await t.test(`${update} in ${form}`, async () => {
      const fields = new Set(propertiesOf(form));
      const missing = propertiesOf(update).filter(
        (property) => !fields.has(property) && !(asked[property] ?? [property]).every((field) => fields.has(field)),
      );
      assert.deepEqual(missing, Object.keys(elsewhere));
    });
});
