import assert from "node:assert/strict";
import fc from "fast-check";
import { test } from "tap";
import { toLocalTimestamp } from "../../src/foundation/wall-clock.ts";
import { toHtml, toPlainText, toPreview } from "../../src/web/pages/markdown.ts";

test("Markdown as plain text", async (t) => {
  const cases: [label: string, markdown: string, plain: string][] = [
    ["headings and paragraphs", "## Agenda\n\nDoors *open*\nat **18:30**", "Agenda\n\nDoors open\nat 18:30"],
    ["lists", "- one\n- two\n  1. a\n  2. b\n- three", "- one\n- two\n  1. a\n  2. b\n- three"],
    ["a numbered list that begins later", "3. c\n4. d", "3. c\n4. d"],
    ["links", "[Register](https://example.org/cfp?x=1&y=2)", "Register (https://example.org/cfp?x=1&y=2)"],
    [
      "URLs and email addresses",
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
  for (const [label, markdown, plain] of cases)
    await t.test(label, async () => assert.equal(toPlainText(markdown), plain));

  await t.test("no word is lost", async () => {
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

test("Markdown as HTML (criterion 49)", async (t) => {
  const rel = 'rel="nofollow ugc noopener"';
  const cases: [markdown: string, html: string, forbidden?: RegExp][] = [
    ["[ok](https://ok.example/?a=1&b=2)", `<a href="https://ok.example/?a=1&amp;b=2" ${rel}>ok</a>`],
    ["<https://auto.example> [m](mailto:ada@example.org)", `<a href="mailto:ada@example.org" ${rel}>m</a>`],
    ["[click](javascript:alert(1)) [vb](VBScript:x) [rel](/auth/logout)", "[rel](/auth/logout)", /<a/],
    ['[t](https://ok.example "a\\" onmouseover=\\"x")', "https://ok.example", /onmouseover="/],
    ['<a href="https://evil.example" onclick="x">raw</a>', "&lt;a href", /<a href="[^"]*" on/],
    ["# Heading", "<h3>Heading</h3>"],
    ['![a "cat"](https://e.example/a.png)', `<a href="https://e.example/a.png" ${rel}>a &quot;cat&quot;</a>`, /<img/],
    ["![](https://e.example/b.png)", `<a href="https://e.example/b.png" ${rel}>https://e.example/b.png</a>`],
    ["[![badge](https://e.example/c.svg)](https://e.example)", `<a href="https://e.example" ${rel}>badge</a>`],
    ["![x](javascript:alert(1)) ![x](data:image/png;base64,AAAA)", "javascript", /<a/],
    ["| a |\n|--:|\n| 1 |", '<div class="table" tabindex="0"><table>'],
    ["| a |\n|--:|\n| 1 |", '<td class="right">1</td>', /style=/],
    ["```\nlong\n```", '<pre tabindex="0">'],
    ["    long", '<pre tabindex="0">'],
    [`|${"a|".repeat(200)}\n|${"-|".repeat(200)}\n${"b\n".repeat(200)}`, "<p>|a|", /<table/],
  ];
  for (const [markdown, html, forbidden] of cases)
    await t.test(markdown.slice(0, 60), async () => {
      const page = toHtml(markdown);
      assert.ok(page.includes(html), page);
      if (forbidden) assert.doesNotMatch(page, forbidden);
    });

  await t.test("a preview has the first words", async () => {
    assert.equal(toPreview("**Bold** [link](https://a.example) & more"), "Bold link & more");
    assert.match(toPreview("word ".repeat(100)), /^(?:word )+…$/);
    assert.equal(toPreview("雲".repeat(500)), `${"雲".repeat(160)} …`);
  });

  await t.test("renders hostile text in bounded time", async () => {
    const tableOf = (columns: number, rows: number) =>
      `|${"a|".repeat(columns)}\n|${"-|".repeat(columns)}\n${"b\n".repeat(rows)}`;
    for (const piece of [
      "[",
      "*a",
      "_a_*",
      ">",
      "> ",
      "- ",
      "www.a",
      "<a ",
      "![](",
      "|a\n",
      tableOf(500, 1_000),
      tableOf(4_000, 0),
      "`a",
      "[a](",
      "~~a",
      "&#",
      "http://",
    ]) {
      const before = process.cpuUsage();
      const text = piece.repeat(Math.floor(20_000 / piece.length));
      const page = toHtml(text);
      toPlainText(text);
      assert.ok(process.cpuUsage(before).user < 4_000_000, piece);
      assert.ok(page.length < 300_000, `${piece}: ${page.length}`);
    }
  });
});
