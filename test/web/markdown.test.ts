import assert from "node:assert/strict";
import fc from "fast-check";
import { test } from "tap";
import { toLocalTimestamp } from "../../src/foundation/wall-clock.ts";
import { toPlainText } from "../../src/web/pages/markdown.ts";

test("Markdown as plain text", async (t) => {
  const cases: [what: string, markdown: string, plain: string][] = [
    ["headings and paragraphs", "## Agenda\n\nDoors *open*\nat **18:30**", "Agenda\n\nDoors open\nat 18:30"],
    ["lists", "- one\n- two\n  1. a\n  2. b\n- three", "- one\n- two\n  1. a\n  2. b\n- three"],
    ["a numbered list that begins later", "3. c\n4. d", "3. c\n4. d"],
    ["links", "[Register](https://example.org/cfp?x=1&y=2)", "Register (https://example.org/cfp?x=1&y=2)"],
    [
      "addresses",
      "<https://a.test/> https://b.test [c@d.test](mailto:c@d.test)",
      "https://a.test/ https://b.test c@d.test",
    ],
    [
      "pictures",
      "![Plan](https://a.test/p.png) [![Badge](https://a.test/b.png)](https://a.test)",
      "Plan (https://a.test/p.png) Badge (https://a.test)",
    ],
    [
      "tables",
      "Before\n\n| Time | Talk |\n|---|---|\n| 19:00 | A & B |\n\nAfter",
      "Before\n\nTime · Talk\n19:00 · A & B\n\nAfter",
    ],
    ["code", "Run `npm i`:\n\n```sh\nnpm i\n\n  *x*\n```\n", "Run npm i:\n\nnpm i\n\n  *x*"],
    ["quotations", "> one\n> two\n\nthree", "> one\n> two\n\nthree"],
    ["escapes and entities", "1\\. \\*not\\* &amp; <b>x</b>", "1. *not* & <b>x</b>"],
    ["nothing", " \n", ""],
    ["plain text", "Bring a laptop.\n\nUntil 22:00 - or later.", "Bring a laptop.\n\nUntil 22:00 - or later."],
  ];
  for (const [what, markdown, plain] of cases)
    await t.test(what, async () => assert.equal(toPlainText(markdown), plain));

  await t.test("words are never lost", async () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 8 });
    const block = fc.tuple(fc.constantFrom("", "# ", "- ", "1. ", "> ", "| ", "> - "), words);
    fc.assert(
      fc.property(fc.array(block, { maxLength: 8 }), (blocks) => {
        const plain = toPlainText(blocks.map(([mark, words]) => mark + words.join(" ")).join("\n\n"));
        const expected = blocks.flatMap(([, words]) => words);
        assert.deepEqual(plain.match(/[a-z]+/g) ?? [], expected);
      }),
    );
  });

  await t.test("hostile text takes no long", async () => {
    for (const text of [
      "[".repeat(20_000),
      "> ".repeat(10_000),
      "- ".repeat(10_000),
      `${"|".repeat(9_000)}\n${"-|".repeat(4_000)}`,
    ]) {
      const began = performance.now();
      toPlainText(text);
      assert.ok(performance.now() - began < 5_000, text.slice(0, 3));
    }
  });
});

test("times with the offset of their zone", async (t) => {
  for (const [time, zone, local] of [
    ["2026-05-11T00:30:00Z", "America/Sao_Paulo", "2026-05-10T21:30:00-03:00"],
    ["2026-07-01T12:00:00Z", "Europe/Berlin", "2026-07-01T14:00:00+02:00"],
    ["2026-10-25T00:30:00Z", "Europe/Berlin", "2026-10-25T02:30:00+02:00"],
    ["2026-10-25T01:30:00Z", "Europe/Berlin", "2026-10-25T02:30:00+01:00"],
    ["2026-01-01T00:00:00.5Z", "Asia/Kathmandu", "2026-01-01T05:45:00+05:45"],
    ["2026-01-01T12:00:00Z", "America/St_Johns", "2026-01-01T08:30:00-03:30"],
    ["2026-01-01T12:00:00Z", "UTC", "2026-01-01T12:00:00+00:00"],
    ["1880-01-01T12:00:00Z", "Europe/Berlin", "1880-01-01T12:00:00Z"],
  ] as const)
    await t.test(`${time} in ${zone}`, async () => assert.equal(toLocalTimestamp(time, zone), local));
});
