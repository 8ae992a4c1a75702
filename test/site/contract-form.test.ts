import assert from "node:assert/strict";
import { test } from "tap";
import { BadRequest } from "../../src/foundation/errors.ts";
import { translators } from "../../src/foundation/languages/texts.ts";
import { groupForm } from "../../src/site/administration-pages/groups/group.ts";
import { jobForm } from "../../src/site/administration-pages/jobs/job.ts";

const job = {
  title: "Cook",
  company_name: "Kitchen",
  summary: "Cook.",
  description: "…",
  employment_type: "part_time",
  location: null,
  country_code: "KE",
  remote: true,
  tags: ["stew", "rice"],
  apply_url: null,
  expires_at: "2027-03-31T16:00:00Z",
  salary: { minimum: 9, maximum: 20, currency: "EUR", period: "hour" },
};

const fieldsOf = (form: typeof jobForm | typeof groupForm) =>
  new Map(form.toSections(translators.en).flatMap(({ fields }) => fields.map((field) => [field.name, field])));

test("a form derived from the contract", async (t) => {
  await t.test("renders each field according to its schema", async () => {
    const fields = fieldsOf(jobForm);
    const attributesOf = (name: string) => {
      const { type, rows, maxlength, required } = fields.get(name) ?? assert.fail(name);
      return [type, rows, maxlength, required];
    };
    assert.deepEqual(attributesOf("title"), [undefined, undefined, 120, true]);
    assert.deepEqual(attributesOf("description"), [undefined, 10, 20_000, true]);
    assert.deepEqual(attributesOf("apply_url"), ["url", undefined, 2048, false]);
    assert.deepEqual(attributesOf("expires_on"), ["date", undefined, undefined, false]);
    assert.deepEqual(attributesOf("salary_minimum"), [undefined, undefined, 12, false]);
    assert.deepEqual(attributesOf("tags"), [undefined, undefined, 900, false]);
    assert.equal(fields.get("remote")?.isBox, true);
    const types = fields.get("employment_type")?.options ?? [];
    assert.deepEqual(types[0], { value: "full_time", label: "Full time" });
    assert.equal(fields.get("salary_period")?.options?.[0]?.value, "", "optional fields have an empty choice");
    assert.equal(fields.has("group_id"), false, "a field without choices is not shown");
    const groupFields = fieldsOf(groupForm);
    assert.deepEqual([groupFields.has("latitude"), groupFields.has("longitude")], [true, true]);
  });

  await t.test("converts an unchanged form to the same values, and retains the time of an unchanged date", async () => {
    assert.deepEqual(jobForm.toUpdate(jobForm.fill(job), job), {});
    const { expires_at: _, ...others } = job;
    assert.deepEqual(jobForm.toUpdate(jobForm.fill(job)), { ...others, expires_at: "2027-03-31T23:59:59Z" });
    const edited = { ...jobForm.fill(job), expires_on: "2027-04-01" };
    assert.deepEqual(jobForm.toUpdate(edited, job), { expires_at: "2027-04-01T23:59:59Z" });
  });

  await t.test("reads empty fields as null, and omits missing fields", async () => {
    const salary = { salary_minimum: "", salary_maximum: " ", salary_currency: "", salary_period: "" };
    assert.deepEqual(jobForm.toUpdate({ location: "", tags: "", ...salary }), {
      location: null,
      tags: [],
      salary: null,
    });
    const lowest = { ...salary, salary_minimum: "9", salary_currency: "eur", salary_period: "hour" };
    assert.throws(
      () => jobForm.toUpdate(lowest),
      (error) => error instanceof BadRequest && error.field === "salary_maximum",
    );
    assert.deepEqual(groupForm.toUpdate({ latitude: "52,5", longitude: "13.4" }), {
      location: { latitude: 52.5, longitude: 13.4 },
    });
  });

  await t.test("names the field of an invalid value", async () => {
    const invalid = { latitude: "north", longitude: "1" };
    assert.throws(
      () => groupForm.toUpdate(invalid),
      (error) => error instanceof BadRequest && error.field === "latitude",
    );
    assert.equal(jobForm.edit.fieldOf("salary/currency"), "salary_currency");
    assert.equal(jobForm.edit.fieldOf("salary"), "salary_minimum");
    assert.equal(jobForm.edit.fieldOf("expires_at"), "expires_on");
    assert.equal(jobForm.edit.fieldOf("title"), "title");
  });
});
