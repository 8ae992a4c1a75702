import assert from "node:assert/strict";
import { test } from "tap";
import { contrastOf, inkOn, readableOn } from "../../src/foundation/colors.ts";
import { colorRule } from "../../src/site/community-pages/embeds/embed.ts";
import { accentProperties } from "../../src/web/pages/accent.ts";
import { startService } from "../support/service.ts";

const path = { alliance: "open-cloud", group_slug: "wolkenwerk-berlin" };

test("a group's events on another site", async (t) => {
  const { call, baseUrl } = await startService(t);
  const show = (query: Record<string, string | number>, headers: Record<string, string> = {}) =>
    call("showEmbeddedEvents", { path, query, headers: { accept: "text/html", ...headers } });

  await t.test("shows the next few events, with links that open a new window", async () => {
    const { body } = await show({ limit: 2 });
    assert.match(body, /<base target="_blank">/);
    assert.match(body, new RegExp(`<h1 dir="auto"><a href="${baseUrl}/groups/open-cloud/wolkenwerk-berlin">`));
    assert.equal(body.match(/class="row"/g)?.length, 2);
    assert.match(body, /href="\/events\/open-cloud\/wolkenwerk-berlin\//);
  });

  await t.test(
    "any site may frame the page, which has one script, no form and no inline style (criterion 46)",
    async () => {
      for (const query of [{}, { accent: "#D6336C" }]) {
        const { headers, body } = await show(query);
        const policy = String(headers["content-security-policy"]);
        assert.match(policy, /^default-src 'none'; .*form-action 'none'.*frame-ancestors \*$/);
        assert.match(policy, /script-src 'self';/);
        assert.doesNotMatch(policy, /unsafe/);
        const scripts = [...body.matchAll(/<script.*?<\/script>/gs)].map(([tag]) =>
          tag.replace(/\.[0-9a-f]{8}\./, "."),
        );
        assert.deepEqual(scripts, ['<script type="module" src="/assets/embed-height.js"></script>']);
        assert.doesNotMatch(body, /<form| style=/);
      }
    },
  );

  await t.test("returns 304 while nothing has changed, and 404 for an unknown group", async () => {
    const nowhere = { path: { ...path, group_slug: "no-such-group" } };
    assert.equal((await call("showEmbeddedEvents", nowhere)).status, 404);
    const { headers } = await show({});
    assert.equal((await show({}, { "if-none-match": String(headers["etag"]) })).status, 304);
  });

  await t.test("returns 400 for an invalid color, which does not reach the style", async () => {
    const { status, body } = await show({ accent: "red}body{display:none" });
    assert.equal(status, 400);
    assert.doesNotMatch(body, /display:none/);
  });
});

test("colors of another site stay readable", async (t) => {
  await t.test("text on any background has a contrast of 4.5", async () => {
    const colors = ["#000000", "#ffffff", "#777777", "#ffec99", "#d6336c", "#1f4fd8", "#00ff00", "#7a7a7a"];
    for (const background of colors) {
      assert.ok(contrastOf(inkOn(background), background) >= 4.5, background);
      for (const color of colors) assert.ok(contrastOf(readableOn(color, background), background) >= 4.5, color);
    }
  });

  await t.test(
    "an accent color and the text on it are readable on every background, in light and dark mode",
    async () => {
      const papers = [
        ["#fdfdfc", "#f1f2f5"],
        ["#14161b", "#1f232b"],
      ];
      const channels = ["00", "40", "7a", "c0", "ff"];
      for (const accent of channels.flatMap((red) =>
        channels.flatMap((green) => channels.map((blue) => `#${red}${green}${blue}`)),
      )) {
        const modes = Object.fromEntries(
          Object.entries(accentProperties(accent)).map(([name, value]) => [name, value.match(/#[0-9a-f]{6}/g) ?? []]),
        );
        for (const [mode, paper] of papers.entries()) {
          const [color = "", tint = "", ink = ""] = ["--accent", "--tint", "--on-accent"].map(
            (name) => modes[name]?.[mode],
          );
          for (const background of [...paper, tint, ink])
            assert.ok(contrastOf(color, background) >= 4.5, `${accent}: ${color} on ${background}`);
          assert.ok(contrastOf(mode === 0 ? "#1b1f27" : "#e8eaef", tint) >= 4.5, `${accent}: text on ${tint}`);
        }
      }
    },
  );

  await t.test("does not change a readable color", async () => {
    assert.equal(readableOn("#1f4fd8", "#ffffff"), "#1f4fd8");
    assert.equal(contrastOf("#000000", "#ffffff"), 21);
  });

  await t.test("writes no style rule without colors", async () => {
    assert.equal(colorRule({}), "");
    assert.match(
      colorRule({ accent: "1F4FD8" }),
      /^:root\{--accent:light-dark\(#1f4fd8,#[0-9a-f]{6}\);--tint:[^;]+;--on-accent:[^;]+\}$/,
    );
    assert.match(colorRule({ background: "#ffffff" }), /--paper:#ffffff;.*--ink:#000000/);
  });
});
