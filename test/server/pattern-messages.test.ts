import assert from "node:assert/strict";
import { test } from "tap";
import { requestsOfContract } from "../../src/server/http/routes.ts";
import { startService } from "../support/service.ts";

const patternsIn = (part: unknown): [string, unknown][] => {
  if (typeof part !== "object" || part === null) return [];
  const { pattern, "x-pattern-message": message } = Object(part);
  const own: [string, unknown][] = typeof pattern === "string" ? [[pattern, message]] : [];
  return [...own, ...Object.values(part).flatMap(patternsIn)];
};

test("messages for values that do not match a pattern", async (t) => {
  await t.test("each pattern of a request has a message in the contract, and one only", async () => {
    const messages = new Map<string, Set<unknown>>();
    for (const [pattern, message] of patternsIn(requestsOfContract()))
      messages.set(pattern, (messages.get(pattern) ?? new Set()).add(message));
    assert.ok(messages.size > 30, `${messages.size} patterns`);
    for (const [pattern, found] of messages) {
      const texts = [...found].filter((message) => message !== undefined);
      assert.equal(texts.length, 1, `x-pattern-message of ${pattern}: ${texts.join(" | ")}`);
      assert.match(String(texts[0]), /^must .*[^.]$/);
    }
  });

  await t.test("the API says what a value must be, with an example, in place of the regular expression", async () => {
    const { call } = await startService(t, { data: "none" });
    const expected: [Record<string, string>, string][] = [
      [{ near: "Vienna" }, "query/near must be latitude,longitude, such as 52.52,13.40"],
      [{ cursor: "a b" }, "query/cursor must be letters, digits, hyphens and underscores"],
      [{ from: "tomorrow" }, "query/from must be a date and time with its offset, such as 2027-03-31T16:00:00Z"],
      [{ series_id: "1" }, "query/series_id must be a UUID, such as 01856aa0-c800-77ab-88e1-bacf64656d6f"],
    ];
    for (const [query, message] of expected) {
      const { status, body } = await call("listAllEvents", { query });
      assert.deepEqual([status, body.error], [400, message]);
    }
  });
});
