import assert from "node:assert/strict";
import { test } from "tap";
import { languages } from "../../src/foundation/languages/texts.ts";
import { bodyOf, operations } from "../support/contract.ts";
import { englishIn } from "../support/english.ts";
import { startService } from "../support/service.ts";
import { assetUrlsIn, createEveryPage, html } from "../support/site.ts";

const attack = `</script><script>alert(1)</script><img src=x onerror=alert(1)>"'`;
const text = [
  `</textarea>${attack}`,
  "[click](javascript:alert(1)) [data](data:text/html,x) [vb](VBScript:x) [rel](/auth/logout) [ok](https://ok.example/?a=1&b=2)",
  "![pixel](https://evil.example/pixel.png)",
  '<a href="https://evil.example" onclick="x">raw</a> <https://auto.example> https://bare.example',
  '[t](https://ok.example "a\\" onmouseover=\\"x") [m](mailto:ada@example.org)',
].join("\n\n");

const hashedUrl = /^\/assets\/[a-z.-]+\.[0-9a-f]{8}\.(?:css|js|svg)$/;
/** Pages with a wider policy: the reference has inline styles, and other sites frame the embedded page. */
const widerPolicy = ["showDocs", "showEmbeddedEvents"];

/** Pages with English text: the reference, and the audit log, which shows enumeration values as the API does. */
const englishPages = ["showDocs", "showAuditLog"];

test("every page is safe with hostile input of users", async (t) => {
  const service = await startService(t, { data: "none" });
  const { pages, visitor } = await createEveryPage(service, { name: attack, text });
  const signedIn = { ...html, cookie: `session_id=${visitor.session()}` };
  const style = (await service.raw({ url: "/assets/style.css" })).payload;

  for (const { id, url, isPublic } of pages)
    for (const headers of isPublic ? [html, signedIn] : [signedIn])
      await t.test(`${id}${headers === html ? "" : ", signed in"} (criteria 46 and 49)`, async () => {
        const { status, headers: received, payload: page } = await service.raw({ url, headers });
        assert.equal(status, 200, page.slice(0, 300));
        const policy = String(received["content-security-policy"]);
        assert.match(policy, /^default-src 'none'.*img-src 'self'/);
        assert.equal(received["x-content-type-options"], "nosniff");
        assert.equal(received["strict-transport-security"], "max-age=31536000; includeSubDomains");
        if (!widerPolicy.includes(id)) {
          assert.match(policy, /frame-ancestors 'none'/);
          assert.doesNotMatch(policy, /unsafe|\*|https?:/);
          assert.doesNotMatch(page, / style=|<style/);
        }
        assert.match(page, /<html lang="en"/);
        assert.doesNotMatch(page, /<script(?! type="application\/ld\+json">)(?![^>]* src="\/)|<img src=x|<b>/);
        assert.doesNotMatch(page, /<[^>"]*(?:"[^"]*"[^>"]*)*\son\w+=/, "an event handler");
        assert.doesNotMatch(page, /href="(?:javascript|data|vbscript):/i);
        assert.equal(page.match(/<\/script>/g)?.length ?? 0, page.match(/<script/g)?.length ?? 0);
        for (const url of assetUrlsIn(page)) assert.match(url, hashedUrl);
        for (const [link = ""] of page.matchAll(/<a [^>]*href="https?:(?!\/\/alliance\.test\/)[^>]*>/g))
          assert.match(link, /rel="nofollow ugc noopener"/);
        const [, structured] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(page) ?? [];
        if (structured) assert.equal(JSON.parse(structured).name ?? JSON.parse(structured).title, attack);
        if (id === "showDocs") return;
        assert.equal(page.match(/<h1/g)?.length, 1);
        if (headers === html) assert.ok(Buffer.byteLength(page + style) < 50_000, `${page.length}`);
      });

  await t.test("each form sends fields that its operation declares", async () => {
    const targets = operations
      .filter(({ method }) => method === "POST")
      .map((operation) => ({ operation, pattern: new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`) }));
    const submitted = new Set<string>();
    for (const { id, url } of pages)
      for (const headers of [html, signedIn]) {
        const { payload: page } = await service.raw({ url, headers });
        for (const [, action = "", formHtml = ""] of page.matchAll(
          /<form[^>]* method="post"[^>]* action="([^"?]+)[^>]*>([\s\S]*?)<\/form>/g,
        )) {
          const matches = targets.filter(({ pattern }) => pattern.test(action)).map(({ operation }) => operation);
          const operation =
            matches.find(({ path }) => path === action) ?? matches[0] ?? assert.fail(`${id}: ${action}`);
          submitted.add(operation.operationId);
          const names = new Set(bodyOf(operation).fields.map(([name]) => name));
          for (const [, name = ""] of formHtml.matchAll(/<(?:input|select|textarea|button)\b[^>]* name="([^"]+)"/g))
            assert.ok(names.has(name), `${id}: ${name} to ${operation.operationId}`);
        }
      }
    assert.ok(submitted.size > 60, `${submitted.size} forms`);
  });

  for (const language of languages.filter((language) => language !== "en"))
    await t.test(`all text in ${language} is translated, except what users wrote`, async () => {
      const headers = { ...signedIn, "accept-language": language };
      for (const { id, url } of pages.filter(({ id }) => !englishPages.includes(id))) {
        const { headers: received, payload: page } = await service.raw({ url, headers });
        assert.equal(received["content-language"], language);
        assert.match(page, new RegExp(`<html lang="${language}"`));
        const untranslated = englishIn(page, language, ["account", "common", "community", "organizers"]);
        // "Stage" and "Applications" are French, too.
        const isEnglish = (piece: string) => /\w/.test(piece) && !["Stage", "Applications"].includes(piece);
        assert.deepEqual(untranslated.filter(isEnglish), [], id);
      }
    });
});
