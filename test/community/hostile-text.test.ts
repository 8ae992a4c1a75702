import assert from "node:assert/strict";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { test } from "tap";
import { displayName } from "../../src/identity/auth/oauth/provider.ts";
import { conformsTo, invalidProperties } from "../../src/server/http/components.ts";
import { contractDocument } from "../../src/server/http/document.ts";
import { urlOrEmpty } from "../../src/site/kit/fields.ts";
import { objectOf, required } from "../../src/site/kit/schema.ts";
import { password } from "../support/people.ts";
import { requireStatus } from "../support/responses.ts";
import { startService } from "../support/service.ts";

const bidi = ["\u202a", "\u202b", "\u202c", "\u202d", "\u202e", "\u2066", "\u2067", "\u2068", "\u2069"];
const controls = ["\0", "\u0007", "\t", "\u001b", "\u007f", "\u0085", "\u009f", "\u2028", "\u2029"];
const invisible = ["\u00ad", "\u034f", "\u115f", "\u200b", "\u200d", "\u2060", "\u2800", "\u3164", "\ufeff", "\uffa0"];
const spaces = [" ", "\u00a0", "\u2003", "\u3000"];

const hostileNames = [
  ...bidi.flatMap((character) => [`Ada ${character}nimda`, `${character}Ada`, `Ada${character}`]),
  ...controls.map((control) => `Ada${control}Berger`),
  ...[...invisible, ...spaces].flatMap((character) => [character, character.repeat(40), `${character}Ada`]),
  invisible.join(""),
];

const goodNames = [
  "Ada Berger",
  "Zoë",
  "李雷",
  "محمد\u200f (Berlin)",
  "देव\u200dनागरी",
  "❤\ufe0f Berlin",
  "👩\u200d💻 Women",
  "🏴\u{e0067}\u{e007f}",
  "…",
];

test("hostile text (criterion 59)", async (t) => {
  const { call, sql, person, session } = await startService(t);
  const member = await session(await person());

  await t.test("rejects names with bidi overrides, control characters or an invisible first character", async () => {
    for (const name of hostileNames) {
      assert.equal((await member.call("updateMe", { body: { name } })).status, 400, JSON.stringify(name));
      assert.equal(conformsTo("Name", name), false);
      assert.equal(conformsTo("Tag", name), false);
    }
    for (const name of goodNames) {
      const { status } = await member.call("updateMe", { body: { name, title: name, interests: [name] } });
      assert.equal(status, 200, JSON.stringify(name));
    }
  });

  await t.test("forms reject the values that the API rejects", async () => {
    for (const [field, value] of [
      ["title", "\u200b\u200b"],
      ["company", "Evil\u202e"],
      ["city", "\u2800"],
      ["bio", "x\u2067y"],
      ["interests", "k8s, \u200b"],
      ["links", "\u200b https://example.org"],
      ["links", "Blog https://ada:secret@example.org"],
      ["website_url", "https://ada@example.org"],
      ["website_url", "https://host:port/"],
      ["photo_url", "https://[1::2::3]/"],
    ] as const) {
      const { status } = await member.call("submitProfile", { body: { name: "Ada", [field]: value } });
      assert.equal(status, 400, `${field} ${JSON.stringify(value)}`);
    }
  });

  await t.test("multi-line texts may have tabs and line breaks, but no bidi overrides", async () => {
    for (const character of [...bidi, "\0", "\u0007", "\u001b", "\u009f"]) {
      assert.equal((await member.call("updateMe", { body: { bio: `line\n${character}line` } })).status, 400);
      assert.equal(conformsTo("Description", `line\n${character}`), false);
      assert.equal(conformsTo("Summary", `line\n${character}`), false);
    }
    const bio = "One\r\n\tTwo\nالعربية\u200f";
    assert.equal((await member.call("updateMe", { body: { bio } })).body.bio, bio);
  });

  await t.test("returns 400 for a URL with credentials, however they are disguised", async () => {
    const urlForm = objectOf({ url: required(urlOrEmpty) });
    for (const url of [
      "https://user:pass@host.example",
      "https://user@host.example/",
      "https://:pass@host.example",
      "https://github.com@evil.example",
      "https://github.com%40@evil.example",
      "https:///user@host.example",
      "https:////user@host.example",
      "https://\\user@host.example",
      "https://ada\t@host.example",
      "https://host.example/\u202egpj.exe",
      "https://host.example/\u200bx",
      "https://",
    ]) {
      assert.equal((await member.call("updateMe", { body: { website_url: url } })).status, 400, url);
      assert.deepEqual(invalidProperties(urlForm, { url }), ["url"], url);
    }
    for (const url of [
      "https://host.example",
      "http://[2001:db8::1]:8080/a?b=c@d#e@f",
      "https://mastodon.example/@ada",
      "https://host.example?mail=a@b.org",
      "https://xn--mnchen-3ya.example/stra%C3%9Fe",
    ])
      assert.equal((await member.call("updateMe", { body: { website_url: url } })).status, 200, url);
    const stored = await sql<{ url: string }[]>`select website_url as url from users where website_url is not null`;
    for (const { url } of stored) assert.equal(new URL(url).username + new URL(url).password, "");
  });

  await t.test("the contract's URL patterns match only valid URIs", async () => {
    const validator = addFormats.default(new Ajv2020());
    const isUri = validator.compile({ type: "string", format: "uri" });
    for (const name of ["Url", "WebhookUrl"]) {
      const { pattern = "", maxLength } = contractDocument().components.schemas[name] ?? {};
      const urls = fc.stringMatching(new RegExp(pattern)).filter((url) => url.length <= Number(maxLength));
      fc.assert(fc.property(urls, (url) => isUri(url)));
    }
    for (const url of [
      "https://münchen.example/straße",
      "https://host.example/%zz",
      "https://host.example/a[b]",
      "https://host:port/",
      "https://[1::2::3]/",
    ])
      assert.equal((await member.call("updateMe", { body: { website_url: url } })).status, 400, url);
  });

  await t.test("forms accept URLs as browsers display them, and encode them", async () => {
    for (const [entered, url] of [
      ["https://münchen.example/straße?q=ß#ä", "https://xn--mnchen-3ya.example/stra%C3%9Fe?q=%C3%9F#%C3%A4"],
      ["https://host.example/a[b]?c=50%", "https://host.example/a%5Bb%5D?c=50%25"],
      ["https://Host.example", "https://Host.example"],
      ["http://[2001:db8::1]/%C3%9F", "http://[2001:db8::1]/%C3%9F"],
    ]) {
      const body = { name: "Ada", website_url: entered };
      assert.equal((await member.call("submitProfile", { body })).status, 303, entered);
      assert.equal((await member.call("getMe")).body.website_url, url);
    }
  });

  await t.test("a name from a sign-in provider is cleaned instead of rejected", async () => {
    for (const name of [
      ...hostileNames,
      ...goodNames,
      `${"\u200b".repeat(130)}Ada`,
      "\u202e".repeat(200),
      `${"x".repeat(119)} y`,
    ])
      assert.ok(conformsTo("Name", displayName(name, "local@example.org")), JSON.stringify(name));
    assert.equal(displayName("\u202eAda\u2069 \u0007Berger", "x@y.org"), "Ada Berger");
    assert.equal(displayName("\u200b\u3164 \u2800", "local@y.org"), "local");
    assert.equal(displayName("👩\u200d💻 Ada", "x@y.org"), "👩\u200d💻 Ada");
  });

  await t.test("rejects passwords with fewer than 6 visible characters", async () => {
    const register = (secret: string) =>
      call("registerUser", {
        body: { email: "spaces@example.org", name: "Ada", password: secret },
        headers: { accept: "application/json" },
      });
    for (const secret of [
      " ".repeat(8),
      "\u3000".repeat(20),
      "\u200b".repeat(8),
      "   abc   ",
      "\u3164".repeat(9),
      "\t\n \t\n \t\n",
    ]) {
      const reason = requireStatus(await register(secret), 400, JSON.stringify(secret));
      assert.equal(reason, "body/password has fewer than 6 visible characters; choose another");
    }
    for (const secret of [password, "a b c d e f", "密 码 安 全 吗 呢"])
      assert.equal((await register(secret)).status, 303);
  });
});
