import assert from "node:assert/strict";
import { test } from "tap";
import { partsOf, toPlainForm, wordsIn } from "../../src/foundation/db/plain-text.ts";
import { startService } from "../support/service.ts";

const scripts = ["Latin", "Greek", "Cyrillic", "Arabic", "Hebrew", "Devanagari", "Bengali", "Tamil", "Thai", "Hangul"];
const kana = ["Hiragana", "Katakana"];

/** Letters that are newer than the Unicode of the oldest supported PostgreSQL and its ICU. */
const newer = /[\u1c89\u1c8a\ua7b8-\ua7dc\ua7f1-\ua7f6\u{10ec2}-\u{10eff}\u{1df00}-\u{1dfff}\u{1e030}-\u{1e08f}]/u;

const charactersOf = (script: string, kind: string): string[] => {
  const pattern = new RegExp(String.raw`^(?=[${kind}])\p{Script_Extensions=${script}}$`, "u");
  return Array.from({ length: 0x2_0000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => pattern.test(character) && !newer.test(character));
};

/** Every mark after each letter of a sample of the script, composed and decomposed. */
const markedLetters = (script: string): string[] => {
  const letters = charactersOf(script, String.raw`\p{L}`);
  const marks = [...charactersOf(script, String.raw`\p{M}`), "\u0301", "\u0308", "\u0640", "\u200d", "\u00ad"];
  const sample = letters.filter((_, index) => index % Math.ceil(letters.length / 60) === 0);
  const texts = sample.flatMap((letter) => marks.map((mark) => letter + mark));
  return [...texts.map((text) => text.normalize("NFC")), ...texts.map((text) => text.normalize("NFD"))];
};

test("plain text", async (t) => {
  const { sql } = await startService(t, { data: "none" });

  for (const script of [...scripts, ...kana]) {
    await t.test(`${script} has the same plain form in the database and in the service`, async () => {
      const characters = charactersOf(script, String.raw`\p{L}\p{N}\p{M}`);
      assert.ok(characters.length > 60);
      const texts = [
        ...characters,
        ...characters.map((character) => `x${character.normalize("NFD")}1`),
        ...markedLetters(script),
      ];
      const rows = await sql<{ text: string; form: string; again: string; words: string[] }[]>`
        select text, alliance_plain(text) as form, alliance_plain(alliance_plain(text)) as again,
          regexp_split_to_array(btrim(alliance_text(text), ' '), ' +') as words
        from unnest(${texts}::text[]) text`;
      const differing = rows.flatMap(({ text, form, again, words }) => {
        const local = wordsIn(text).map(({ word }) => word);
        const isSpaced = partsOf(local.join("")).every(({ isRun }) => !isRun);
        const isSame = isSpaced
          ? local.join(" ") === words.join(" ")
          : toPlainForm(text).normalize() === form.normalize();
        return isSame && form === again ? [] : [{ text, form, again, plain: toPlainForm(text), words, local }];
      });
      assert.equal(rows.length, texts.length);
      assert.deepEqual(differing.slice(0, 10), []);
    });
  }

  await t.test("removes optional marks", async () => {
    for (const [text, form] of Object.entries({
      "ΟΔΟΣ Ἄνθρωπος ῥόδον": "οδος ανθρωπος ροδον",
      "Straße Łódź Ærø Đorđe İstanbul": "strasse lodz aero dorde istanbul",
      "إلى أن آلاء ٱلله ﷲ": "الي ان الاء الله الله",
    }))
      for (const spelling of [text, text.normalize("NFD"), text.toUpperCase()])
        assert.equal(toPlainForm(spelling), toPlainForm(form), spelling);
  });
});
