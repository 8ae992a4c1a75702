import assert from "node:assert/strict";
import fc from "fast-check";
import { test } from "tap";
import { escapeHtml, linkify } from "../../src/foundation/html.ts";

const linkOf = (address: string): string => `<a href="${escapeHtml(address)}">${escapeHtml(address)}</a>`;

test("web addresses in a text become links", async (t) => {
  await t.test("that lead to the address they show, without the punctuation around it", async () => {
    const address = "https://example.org/a_(b)?c=d&e=f#g";
    for (const [before, after] of [
      ["See ", "."],
      ["(see ", ")"],
      ['"', '"'],
      ["<", ">"],
      ["", ", and more"],
      ["a\n", "\nb"],
      ["[", "]!"],
    ] as const)
      assert.equal(
        linkify(before + address + after),
        escapeHtml(before) + linkOf(address) + escapeHtml(after),
        before + after,
      );
    const [first, second] = ["http://example.org", "https://пример.рф/ж"];
    assert.equal(linkify(`${first} ${second}`), `${linkOf(first)} ${linkOf(second)}`);
  });

  await t.test("nothing else becomes a link, and hostile text stays text", async () => {
    const noAddresses = [
      "javascript:alert(1)",
      "data:text/html,<script>",
      "xhttps://example.org",
      "//example.org",
      "https://[",
    ];
    const hidden = ["https://good.example/\u202emoc.live", "https://good\u200b.example", "https://good.example/\u0007"];
    const withCredentials = ["https://user@evil.example", "https://bank.example:password@evil.example"];
    for (const text of [...noAddresses, ...hidden, ...withCredentials, "https://", "https://exa%mple.org"])
      assert.equal(linkify(text), escapeHtml(text), JSON.stringify(text));
    assert.equal(
      linkify(`https://example.org/"onmouseover="alert(1)`),
      `${linkOf("https://example.org/")}&quot;onmouseover=&quot;alert(1)`,
    );
    assert.equal(
      linkify("https://example.org/</a><script>alert(1)</script>"),
      `${linkOf("https://example.org/")}&lt;/a&gt;&lt;script&gt;alert(1)&lt;/script&gt;`,
    );
  });

  await t.test("adds nothing but links to any text, each to the address that it shows", async () => {
    const piece = fc.constantFrom(..."<>\"'&() @.\u202eé/", "https://", "http://", "a.org");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join("");
        const html = linkify(text);
        for (const [, href, label] of html.matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)) {
          assert.equal(href, label);
          assert.match(href ?? "", /^https?:\/\//);
        }
        assert.equal(html.replaceAll(/<a href="[^"]*">|<\/a>/g, ""), escapeHtml(text));
      }),
    );
  });

  await t.test("in bounded time", async () => {
    const start = process.cpuUsage();
    for (const text of [
      "https://a.org/".repeat(5_000),
      `https://a.org/${")".repeat(1_900)} `.repeat(10),
      `https://${"(".repeat(20_000)}`,
    ])
      linkify(text);
    assert.ok(process.cpuUsage(start).user < 2_000_000);
  });
});
