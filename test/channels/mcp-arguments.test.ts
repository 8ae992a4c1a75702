import assert from "node:assert/strict";
import { test } from "tap";
import { enums } from "../../generated/contract.ts";
import { parseJsonText } from "../../src/channels/mcp/json-text.ts";
import { startService } from "../support/service.ts";
import { things } from "../support/things.ts";
import { messagesTo } from "./mcp/connect.ts";

test("lists and objects that arrive as JSON text", async (t) => {
  const service = await startService(t);
  const { use } = messagesTo(service);
  const { token } = service;
  const { root } = await things(service);
  const { secret } = await token(root, { scopes: [...enums.TokenScope] });

  const call = async (name: string, args: object) => {
    const { status, body } = await use(name, args, { token: secret });
    assert.equal(status, 200, JSON.stringify(body));
    const { isError, content } = body.result;
    return isError ? content[0].text : JSON.parse(content[0].text);
  };
  const inBerlin = await call("listAllEvents", { limit: 1, city: ["Berlin"] });
  assert.equal(inBerlin.items.length, 1);

  await t.test("a list of a query is parsed, and a single value is a list of one, as in the API", async () => {
    for (const city of ['["Berlin"]', ' [ "Berlin" , "Nowhere" ]', "Berlin"])
      assert.deepEqual((await call("listAllEvents", { limit: 1, city })).items, inBerlin.items, city);
    assert.deepEqual((await call("listAllEvents", { city: "[]", limit: 1 })).items.length, 1, "no filter");
  });

  await t.test("a list that is not valid is an error", async () => {
    const message = "the list in the argument city must be valid JSON (malformed_request)";
    for (const city of ['["Berlin"', "[Berlin]", "['Berlin']"])
      assert.equal(await call("listAllEvents", { city }), message);
    assert.match(await call("listAllEvents", { city: '[{"a":1}]' }), /^the argument city must be text/);
    const deep = "[".repeat(5000) + "]".repeat(5000);
    assert.match(await call("listAllEvents", { city: deep }), /not be nested deeper/);
  });

  await t.test("lists and objects of a body, at any depth", async () => {
    const changed = await call("updateMe", {
      interests: '["kubernetes","rust"]',
      links: [{ label: "Blog", url: "https://example.org/blog" }],
      notifications: '{"invitation": false}',
    });
    assert.deepEqual(changed.interests, ["kubernetes", "rust"]);
    assert.equal(changed.notifications.invitation, false);
    const links = JSON.stringify([{ label: "Talks", url: "https://example.org/talks" }]);
    assert.deepEqual((await call("updateMe", { links })).links, JSON.parse(links));
    assert.match(await call("updateMe", { interests: "[kubernetes]" }), /^the list in the argument interests/);
    const polluted = { notifications: '{"__proto__": {}}' };
    assert.match(await call("updateMe", polluted), /must not have a property "__proto__"/);
    assert.match(await call("updateMe", { interests: "kubernetes" }), /^body\/interests must be array/);
  });

  await t.test("the arguments of callTool", async () => {
    const args = JSON.stringify({ limit: 1, city: '["Berlin"]' });
    assert.deepEqual((await call("callTool", { name: "listAllEvents", arguments: args })).items, inBerlin.items);
    const broken = { name: "listAllEvents", arguments: "{city" };
    assert.match(await call("callTool", broken), /object in the argument arguments/);
  });

  await t.test("text stays text where the schema has a string, also beside a list", async () => {
    assert.equal((await call("updateMe", { bio: '["a"]' })).bio, '["a"]');
    const either = { anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }] };
    const inner = { type: "array", items: { $ref: "#/$defs/Row" } };
    const schema = {
      type: "object" as const,
      properties: { either, nested: { type: ["object", "null"], properties: { inner } } },
      $defs: { Row: { type: "array", items: { type: "integer" } } },
    };
    const parsed = parseJsonText({ either: "[1]", nested: '{"inner":"[\\"[1,2]\\",[3]]"}', other: "[1]" }, schema);
    assert.deepEqual(parsed, { either: "[1]", nested: { inner: [[1, 2], [3]] }, other: "[1]" });
  });

  await t.test("a place by its name gets the form of a place", async () => {
    const message = "query/near must be latitude,longitude, such as 52.52,13.40 (validation_failed)";
    assert.equal(await call("listAllEvents", { near: "Vienna" }), message);
  });
});
