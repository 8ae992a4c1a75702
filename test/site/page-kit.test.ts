import assert from "node:assert/strict";
import { test } from "tap";
import { invalidProperties, propertiesOf } from "../../src/server/http/components.ts";
import { form, page } from "../../src/site/kit/page.ts";
import {
  boxStates,
  file,
  flag,
  fromContract,
  integer,
  listOf,
  objectOf,
  oneOf,
  optional,
  required,
  text,
  withDefault,
} from "../../src/site/kit/schema.ts";
import { pages } from "../../src/site/routes.ts";

const fields = {
  name: required(fromContract("Name"), "common.field.name"),
  kind: withDefault(oneOf(["in_person", "virtual"]), "virtual"),
  seats: optional(integer(0, 10)),
  tags: optional(listOf(text({ maxLength: 5 }), { maxItems: 2 })),
  remote: optional(flag),
  shown: optional(boxStates),
  slug: optional(text({ maxLength: 9, pattern: "^[a-z]*$", rule: "must be lower case" })),
};

test("the schema of a form", async (t) => {
  const schema = objectOf(fields);

  await t.test("requires the required fields, and allows no others", async () => {
    assert.deepEqual(invalidProperties(schema, { name: "Ada" }), []);
    assert.deepEqual(invalidProperties(schema, { color: "red" }), ["name"]);
  });

  await t.test("applies the bounds of the contract's components", async () => {
    assert.deepEqual(invalidProperties(schema, { name: "" }), ["name"]);
    assert.deepEqual(invalidProperties(schema, { name: "x".repeat(121) }), ["name"]);
  });

  await t.test("finds every invalid field, in the order of the fields", async () => {
    const invalid = { name: "Ada", kind: "x", seats: 11, tags: ["a", "b", "c"], shown: ["maybe"], slug: "A" };
    const order = propertiesOf(schema);
    const problems = invalidProperties(schema, invalid).toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
    assert.deepEqual(problems, ["kind", "seats", "tags", "shown", "slug"]);
  });
});

const definition = () =>
  page("showThing", "/things/{entry_id}/edit", {
    permission: "landscape_entry.update",
    query: { view: withDefault(oneOf(["open", "decided"]), "open"), cursor: optional(text({ maxLength: 9 })) },
    show: async (_context, { path, query, form, rejected }) => ({ path, query, form, rejected: rejected?.id }),
    forms: {
      saveThing: form("/things/{entry_id}/edit", {
        permission: "landscape_entry.update",
        body: { ...fields, photo: optional(file) },
        submit: async () => ({ status: 303, headers: { location: "/" }, body: undefined }),
      }),
      endThing: form("/things/{entry_id}/end", {
        permission: "landscape_entry.delete",
        submit: async () => ({ status: 303, headers: { location: "/" }, body: undefined }),
      }),
    },
  });

test("the routes of a page", async (t) => {
  await t.test("need a session, and redirect to the sign-in without a session", async () => {
    const [view, saved, button] = definition();
    for (const route of [view, saved, button]) {
      assert.equal(route?.operation.allowsAnonymous, false);
      assert.equal(route?.operation.redirectsToLogin, true);
      assert.deepEqual(route?.operation.credentials, ["session"]);
    }
    assert.deepEqual(view?.operation.query, ["view", "cursor"]);
  });

  await t.test("accept a file if a form has a field for it, and no body for a button", async () => {
    const [, saved, button] = definition();
    assert.deepEqual(saved?.operation.consumes, ["application/x-www-form-urlencoded", "multipart/form-data"]);
    assert.deepEqual(saved?.operation.listFields, ["tags", "shown"]);
    assert.equal(saved?.operation.needsBody, true);
    assert.ok((saved?.operation.maxBodyBytes ?? 0) > 8_388_608);
    assert.deepEqual(button?.operation.consumes, []);
    assert.equal(button?.schema.body, undefined);
  });

  await t.test("check the parameters of their paths", async () => {
    assert.throws(
      () => page("showX", "/x/{moon}", { permission: "public", show: async () => ({}) }),
      /no schema for the parameter moon/,
    );
  });

  await t.test("admit anonymous callers if the permission does", async () => {
    const [route] = page("showX", "/x/{slug}", {
      ...{ permission: "job.read", isCacheable: true },
      show: async () => ({}),
    });
    assert.equal(route?.operation.allowsAnonymous, true);
    assert.deepEqual(route?.operation.etagStatuses, [200]);
  });
});

test("the definitions of all pages", async (t) => {
  const ids = pages.map(({ id }) => id);

  await t.test("have unique ids and routes", async () => {
    assert.equal(new Set(ids).size, ids.length);
    const routes = pages.map(({ operation: { method, path } }) => `${method} ${path}`);
    assert.equal(new Set(routes).size, routes.length);
  });

  await t.test("show a rejected form on its page again, except for forms with an error page", async () => {
    const plain = pages.filter(({ operation, form: view }) => operation.method === "POST" && view === undefined);
    assert.deepEqual(plain.map(({ id }) => id).toSorted(), [
      "cancelEmailChangeByForm",
      "cancelRsvpByLink",
      "claimGuestPlace",
      "confirmContact",
      "confirmJoin",
      "confirmRsvp",
      "declineInvitation",
      "deleteClientByForm",
      "openDoor",
      "registerPasskey",
      "resendJoinRequest",
      "resendRsvpRequest",
      "startPasskeyRegistration",
      "withdrawApplicationByForm",
    ]);
  });
});
