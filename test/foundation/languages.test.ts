import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { test } from "tap";
import { enums } from "../../generated/contract.ts";
import {
  languageOf,
  languages,
  localeOf,
  readMessages,
  requestedLanguage,
  translators,
} from "../../src/foundation/languages/texts.ts";
import { notificationKinds } from "../../src/foundation/notification-kinds.ts";
import * as mail from "../../src/web/mail/messages.ts";
import { password } from "../support/people.ts";
import { startService } from "../support/service.ts";

const english = readMessages("en");
const otherLanguages = languages.filter((language) => language !== "en");

/** Returns all elements, including nested ones. */
const elementsIn = (elements: MessageFormatElement[]): MessageFormatElement[] =>
  elements.flatMap((element) => [
    element,
    ...(element.type === TYPE.tag ? elementsIn(element.children) : []),
    ...(element.type === TYPE.plural || element.type === TYPE.select
      ? Object.values(element.options).flatMap(({ value }) => elementsIn(value))
      : []),
  ]);

const argumentsOf = (text: string): string[] => {
  const parts = elementsIn(parse(text)).flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    return element.type === TYPE.tag ? `<${element.value}>` : element.value;
  });
  return [...new Set(parts)].sort();
};

const pluralsOf = (text: string): string[][] =>
  elementsIn(parse(text)).flatMap((element) => (element.type === TYPE.plural ? [Object.keys(element.options)] : []));

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:ts|eta)$/.test(file))
    .map((file) => join(folder, file));

/** Keys of texts that the sources use: whole keys, and the prefix and suffix of keys with an interpolated value. */
const usages = (() => {
  const sources = filesBelow("src").map((file) => [file, readFileSync(file, "utf8")] as const);
  const matches = (pattern: RegExp) =>
    sources.flatMap(([file, text]) =>
      [...text.matchAll(pattern)].map(([, key = "", suffix = ""]) => ({ file, key, suffix })),
    );
  const areas = readdirSync("src/foundation/languages/en")
    .map((file) => file.replace(".json", ""))
    .join("|");
  return {
    whole: matches(new RegExp(`["'\`]((?:${areas})\\.[a-z0-9_.:-]+)["'\`]`, "g")),
    prefixes: matches(new RegExp(`\`((?:${areas})\\.[a-z0-9_.:-]*)\\$\\{[^\`]*\\}([a-z0-9_.]*)`, "g")),
  };
})();

test("each language has each text, with the same arguments", async () => {
  for (const language of otherLanguages) {
    const texts = readMessages(language);
    assert.deepEqual(Object.keys(texts).sort(), Object.keys(english).sort(), language);
    for (const [key, text] of Object.entries(texts))
      assert.deepEqual(argumentsOf(text), argumentsOf(english[key] ?? ""), `${language}: ${key}`);
  }
});

test("texts are sorted, in the file of their area, and never empty", async () => {
  for (const language of languages)
    for (const file of readdirSync(join("src/foundation/languages", language))) {
      const texts: Record<string, string> = JSON.parse(
        readFileSync(join("src/foundation/languages", language, file), "utf8"),
      );
      const keys = Object.keys(texts);
      assert.deepEqual(keys, [...keys].sort(), `${language}/${file}`);
      for (const [key, text] of Object.entries(texts)) {
        assert.ok(key.startsWith(file.replace("json", "")), `${language}/${file}: ${key}`);
        assert.notEqual(text.trim(), "", `${language}: ${key}`);
      }
    }
});

test("each plural has the forms of its language", async () => {
  for (const language of languages) {
    const rules = new Intl.PluralRules(localeOf[language]);
    // Spanish, French and Portuguese have a form for millions, which no count reaches.
    const reached = Array.from({ length: 1_000 }, (_, count) => rules.select(count));
    const needed = [...new Set([...reached, "other"])].sort();
    for (const [key, text] of Object.entries(readMessages(language)))
      for (const forms of pluralsOf(text))
        assert.deepEqual(forms.filter((form) => !form.startsWith("=")).sort(), needed, `${language}: ${key}`);
  }
});

test("each text is used, and each text that is used exists", async () => {
  const keys = Object.keys(english);
  // The compiler checks the keys in TypeScript files.
  for (const { file, key } of usages.whole.filter(({ file }) => file.endsWith(".eta")))
    assert.ok(key in english, `${file} uses ${key}`);
  for (const { file, key, suffix } of usages.prefixes) {
    const exists = keys.some((existing) => existing.startsWith(key) && existing.endsWith(suffix));
    assert.ok(exists, `${file} uses ${key}…${suffix}`);
  }
  const isUsed = (textKey: string) =>
    usages.whole.some(({ key }) => key === textKey) ||
    usages.prefixes.some(({ key, suffix }) => textKey.startsWith(key) && textKey.endsWith(suffix));
  const unused = keys.filter((key) => !isUsed(key));
  assert.deepEqual(unused, []);
});

test("selects the language that a request prefers", async () => {
  for (const [header, language] of Object.entries({
    "de-AT,de;q=0.9,en;q=0.5": "de",
    "it,es-419;q=0.8": "es",
    "fr-CA,en;q=0.8": "fr",
    "pt-BR": "pt",
    "pt-PT,pt;q=0.9": "pt",
    "uk-UA,ru;q=0.5": "uk",
    ja: "ja",
    "en-US,en;q=0.9,de;q=0.8": "en",
    "de;q=0,en": "en",
    "*;q=0.1, ja;q=0.5": "ja",
  }))
    assert.equal(requestedLanguage(header), language, header);
  for (const header of [undefined, "", "*", "it", "zh-Hans;q=1", "de".repeat(200), ";;;"]) {
    assert.equal(requestedLanguage(header), undefined, header);
    assert.equal(languageOf(header), "en");
  }
});

test("templates contain no text", async () => {
  /** The API reference is in English only. The other exceptions are the same in each language. */
  const isExempt = (file: string, text: string) => file.endsWith("docs.eta") || /^(?:OpenAPI|curl .*)$/.test(text);
  const occurrences = filesBelow("src")
    .filter((file) => file.endsWith(".eta"))
    .flatMap((file) => {
      const template = readFileSync(file, "utf8");
      const markup = template.replaceAll(/<%[\s\S]*?%>|<!--[\s\S]*?-->|<(style|script)[\s\S]*?<\/\1>/g, "");
      const attributes = Array.from(
        markup.matchAll(/ (?:aria-label|alt|title|placeholder)="([^"]*)"/g),
        ([, text]) => text,
      );
      const code = Array.from(template.matchAll(/<%[\s\S]*?%>/g), ([tag]) => tag).join("\n");
      const literals = Array.from(code.matchAll(/(["'`])((?:(?!\1)[^\\]|\\.)*)\1/g), ([, , text = ""]) => text);
      return [
        ...[...markup.split(/<[^>]*>/), ...attributes].filter((text = "") => /\p{L}{2}/u.test(text)),
        ...literals.filter((text) => /^\p{Lu}\p{L}/u.test(text)),
      ].map((text = "") => ({ file, text: text.trim() }));
    });
  const texts = occurrences.filter(({ file, text }) => !isExempt(file, text));
  assert.deepEqual(texts, []);
});

test("tHtml escapes values, and t does not", async () => {
  const { t, tHtml } = translators.en;
  assert.equal(t("common.version", { version: "<1>" }), "Version <1>");
  assert.equal(tHtml("common.version", {}, { version: `<b>"&'` }), "Version &lt;b&gt;&quot;&amp;&#39;");
});

test("each concept has one word", async (t) => {
  await t.test("no text contains words that the glossary replaces", async () => {
    const glossary = readFileSync("src/foundation/languages/glossary.md", "utf8");
    const entries = [...glossary.matchAll(/^\| ([a-z]{2}) \| ([^|]+) \| [^|]+ \|$/gm)];
    assert.ok(entries.length > 0);
    for (const [, language, word = ""] of entries)
      for (const [key, text] of Object.entries(
        readMessages(languages.find((code) => code === language) ?? assert.fail()),
      ))
        assert.ok(!text.includes(word), `${language}: ${key} says ${word}`);
  });

  await t.test("form choices have the same labels as on public pages", async () => {
    for (const language of languages) {
      const texts = readMessages(language);
      for (const [key, text] of Object.entries(texts)) {
        const [, list, value] = /^organizers\.(employment|kind|stage)\.(.+)$/.exec(key) ?? [];
        const area = { employment: "employment_type", kind: "landscape_kind", stage: "landscape_stage" }[list ?? ""];
        if (area) assert.equal(text, texts[`community.${area}.${value}`], `${language}: ${key}`);
      }
    }
  });
});

/** English words that no other supported language has, so that only untranslated texts contain them. */
const englishWords = /\b(?:the|your|you|with|this|of|it|from|for|are)\b/i;

const wordsOf = (html: string): string =>
  html
    .replaceAll(/<(style|pre|code)[\s\S]*?<\/\1>/g, " ")
    .replaceAll(/ (?:href|action|src|class|id|name|for|content|data-\w+|autocomplete|[\w-]+-origin)="[^"]*"/g, " ")
    .replaceAll(/<option[\s\S]*?<\/option>/g, " ");

const acceptLanguage = (language: string) => ({ "accept-language": language });

test("each value of an enumeration has a text", async () => {
  const names = {
    "account.scope.": enums.TokenScope,
    "account.notifications.kind.": notificationKinds.filter((kind) => kind !== "new_events"),
    "account.notifications.new_events.": [...enums.NewEventsChoice, "near"],
    "account.unsubscribe.kind.": notificationKinds,
    "account.dashboard.application.": enums.JobApplicationStatus,
    "account.tokens.state.": ["active", "expired", "revoked"],
  };
  for (const [prefix, values] of Object.entries(names))
    for (const value of values) assert.ok(`${prefix}${value}` in english, `${prefix}${value}`);
});

test("pages about accounts", async (t) => {
  const service = await startService(t, { data: "none" });
  const { raw, sql, person, session, linkToken } = service;
  const ada = await person();
  const visitor = await session(ada);
  const cookie = `session_id=${visitor.session()}`;
  const form = { "content-type": "application/x-www-form-urlencoded", origin: service.baseUrl };
  const show = (url: string, headers: Record<string, string>) =>
    raw({ url, headers: { accept: "text/html", ...headers } });
  const send = (url: string, payload: string, headers: Record<string, string>) =>
    raw({ method: "POST", url, payload, headers: { accept: "text/html", ...form, ...headers } });

  await t.test("without a session, or with a rejected form, contain no English", async () => {
    await visitor.call("requestPasswordReset", { body: { email: ada.email } });
    const reset = `/auth/reset-password?token=${await linkToken(ada.email)}`;
    const openPages = [
      "/auth/login",
      "/auth/login?notice=registered",
      "/auth/register",
      "/auth/forgot-password",
      reset,
      "/nowhere",
    ];
    for (const language of otherLanguages) {
      const headers = acceptLanguage(language);
      const pages = [
        ...openPages.map((url) => show(url, headers)),
        show("/oauth/device?user_code=WRONG", { ...headers, cookie }),
        send("/auth/register", "name=&email=x&password=12345678", headers),
        send("/auth/login", `email=${ada.email}&password=wrong`, headers),
        send("/settings/profile", "name=&links=x&country_code=xx", { ...headers, cookie }),
        send("/settings/security/password", "current_password=x&new_password=password", { ...headers, cookie }),
        send("/settings/developer", "name=x&kind=public&redirect_uris=x", { ...headers, cookie }),
      ];
      for (const { payload, headers, status } of await Promise.all(pages)) {
        const words = wordsOf(payload);
        assert.match(payload, new RegExp(`<html lang="${language}">`), `${status}`);
        assert.doesNotMatch(words, englishWords, /<title>(.*)<\/title>/.exec(payload)?.[1]);
        assert.match(String(headers["vary"] ?? "Accept-Language"), /Accept-Language/);
      }
    }
  });

  await t.test("use the language of the profile rather than the browser's", async () => {
    await sql`update users set language = 'es' where id = ${ada.id}`;
    const { payload } = await show("/settings/profile", { cookie, ...acceptLanguage("ja") });
    assert.match(payload, /<html lang="es">[\s\S]*<h1>Perfil<\/h1>[\s\S]*<option value="DE">Alemania<\/option>/);
    await sql`update users set language = null where id = ${ada.id}`;
    assert.match(
      (await show("/settings/profile", { cookie, ...acceptLanguage("ja") })).payload,
      /<h1>プロフィール<\/h1>/,
    );
    assert.match((await show("/settings/profile", { cookie })).payload, /<h1>Profile<\/h1>/);
  });
});

test("emails about accounts", async (t) => {
  const target = { recipient: "ada@example.org", baseUrl: "https://alliance.test" };
  const until = new Date("2026-11-27T12:00:00Z");

  const events = Object.keys(english).filter((key): key is mail.NoticeEvent => key.startsWith("mail.notice_event."));
  const names = ["provider", "app", "place", "link", "methods", "time", "browser", "address", "email", "prefix"];
  const values = Object.fromEntries([...names, "alliance", "host", "count"].map((name) => [name, "–"]));
  const webhook = { alliance: "CNCF", host: "hooks.example.org", address: "https://alliance.test/x" };
  const mailsIn = (language: (typeof languages)[number]) => {
    const reader = { ...target, language };
    const withLink = { ...reader, token: "A".repeat(22) };
    return [
      mail.verificationMail(withLink),
      mail.resetMail({ ...withLink, isRequested: true }),
      mail.resetMail({ ...withLink, isRequested: false }),
      mail.confirmationMail(withLink),
      mail.emailChangedMail({ ...withLink, to: "–" }),
      mail.emailChangedMail({ ...reader, token: null, to: "–" }),
      mail.changeUndoneMail(reader),
      mail.accountDeletedMail(reader),
      ...(["register", "change"] as const).flatMap((attempt) => [
        mail.accountExistsMail({ ...reader, attempt }),
        mail.addressReservedMail({ ...reader, attempt, until }),
      ]),
      ...(["failing", "gone"] as const).map((reason) => mail.webhookDisabledMail({ ...reader, ...webhook, reason })),
      ...events.map((event) => mail.noticeMail({ ...reader, event, values })),
    ];
  };

  await t.test("contain no English", async () => {
    for (const language of otherLanguages)
      for (const { subject, text, html } of mailsIn(language)) {
        for (const words of [subject, text.replaceAll(/https:\S+/g, ""), wordsOf(html)])
          assert.doesNotMatch(words, englishWords, subject);
        assert.match(html, new RegExp(`<html lang="${language}">`));
      }
  });

  await t.test("have no line so long that its encoding would break a link", async () => {
    // Beyond 76 characters quoted-printable is used, which splits lines and escapes "=" (RFC 2045 §6.7).
    const notice = mail.noticeMail({ ...target, event: "mail.notice_event.token_created", values });
    for (const { subject, text } of [...mailsIn("en").filter(({ notice }) => !notice), notice])
      for (const line of text.split("\n")) assert.ok(line.length <= 76, `${subject}: ${line}`);
  });

  await t.test("notices are merged into one email, including notices of an earlier release", async () => {
    const event = "mail.notice_event.all_tokens_revoked";
    const german = mail.noticeMail({ ...target, language: "de", event });
    const twice = mail.mergeNotices(
      mail.mergeNotices(german, german),
      mail.noticeMail({ ...target, language: "de", event }),
    );
    assert.match(twice.text, /^Alle deine API-Tokens wurden widerrufen\. \(3-mal\)$/m);
    const { language: _, ...notice } = mail.noticeMail({ ...target, event }).notice ?? assert.fail();
    const earlier = mail.parseMail({ ...mail.noticeMail({ ...target, event }), notice });
    const { subject, text } = mail.mergeNotices(earlier, german);
    assert.equal(subject, "Eine Änderung an deinem Konto");
    assert.match(text, /^- All your API tokens were revoked\.\n- Alle deine API-Tokens wurden widerrufen\.$/m);
  });

  await t.test("use the language of the profile, or else of the request, or else English", async () => {
    const { call, sql, person, mails } = await startService(t, { data: "none" });
    const email = "neu@example.org";
    await call("registerUser", { body: { email, name: "Neu", password }, headers: acceptLanguage("de-CH") });
    assert.equal((await mails(email)).at(-1)?.subject, "Bestätige deine E-Mail-Adresse");
    const [row] = await sql`select language from users where email = ${email}`;
    assert.equal(row?.["language"], "de");
    await call("registerUser", { body: { email, name: "Neu", password }, headers: acceptLanguage("ja") });
    assert.equal((await mails(email)).at(-1)?.subject, "Du hast schon ein Konto");

    const reset = async (user: { email: string }, headers: Record<string, string>) => {
      await call("requestPasswordReset", { body: { email: user.email }, headers });
      return (await mails(user.email)).at(-1)?.subject;
    };
    const ada = await person();
    await sql`update users set language = 'es' where id = ${ada.id}`;
    assert.equal(await reset(ada, acceptLanguage("ja")), "Elige una nueva contraseña");
    assert.equal(await reset(await person(), acceptLanguage("ja")), "新しいパスワードの設定");
    assert.equal(await reset(await person(), {}), "Choose a new password");
  });
});
