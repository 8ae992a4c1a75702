import assert from "node:assert/strict";
import { test } from "tap";
import { valuesOf } from "../support/pages.ts";
import { insertCorpus } from "../support/search-corpus.ts";
import { startService } from "../support/service.ts";

/** A query, the title that it must find, and the lowest acceptable rank. */
type Row = [query: string, expected: string, max: number];

const queries: Record<string, Row[]> = {
  "words, stems and beginnings": [
    ["python", "Python for Beginners", 2],
    ["beginner", "Python for Beginners", 1],
    ["upgrades", "Kubernetes Upgrade Night", 1],
    ["pytho work", "Python Workshop", 1],
    ["PYTHON WORKSHOP", "Python Workshop", 1],
    ["theor", "The Theory of Everything", 1],
  ],
  "phrases, exclusions and alternatives": [
    ['"data science"', "Data Science Evening", 1],
    ['"science of data"', "Science of Data Carpentry", 1],
    ["workshop -python", "Rust Workshop", 1],
    ['science -"data science"', "Science of Data Carpentry", 1],
    ["workshop rust OR cobol", "Rust Workshop", 1],
    ["cobol OR modems", "Winter Concert of Machines", 1],
    ["„Data Science“", "Data Science Evening", 1],
    ['"python workshop', "Python Workshop", 1],
    ["- OR rust -- workshop OR", "Rust Workshop", 1],
  ],
  "places, groups and categories": [
    ["kaffeefabrik", "Winter Concert of Machines", 1],
    ["musterufer 12", "Winter Concert of Machines", 1],
    ["luneburg concert", "Winter Concert of Machines", 1],
    ["harbour rust", "Rust Workshop", 1],
    ["fjordside c++", "Modern C++ Clinic", 1],
    ["hamburg", "Harbour Data Circle", 1],
    ["fjordside database", "Database engineer", 1],
    ["ljubljana", "Database engineer", 1],
    ["almond works", "Database engineer", 1],
    ["observability", "Driftglass", 1],
    ["ebpf", "Driftglass", 1],
    ["infrastructure", "Fjordside Platform Crew", 1],
  ],
  "the dictionary": [
    ["k8s", "Kubernetes Upgrade Night", 2],
    ["open telemetry", "OpenTelemetry in Practice", 1],
    ["otel", "OpenTelemetry in Practice", 1],
    ["C++", "Modern C++ Clinic", 1],
    ["cpp clinic", "Modern C++ Clinic", 1],
    ["C#", "C# and .NET Breakfast", 1],
    [".NET", "C# and .NET Breakfast", 1],
    ["dotnet", "C# and .NET Breakfast", 1],
    ["nodejs", "Services in Node.js", 1],
    ["node.js", "Services in Node.js", 1],
    ["cicd", "Pipelines Without Fear", 1],
    ["CI/CD", "Pipelines Without Fear", 1],
    ["ML", "Machine Learning on Small Devices", 1],
    ["l10n", "Localization for Maintainers", 1],
    ["a11y", "Lantern Labs", 1],
    ["postgres", "Database engineer", 1],
  ],
  "words that need not match": [
    ["a workshop for rust", "Rust Workshop", 1],
    ["treffen für die Frauen", "Treffen der Frauen", 1],
    ["rust workshop with the paper boats", "Rust Workshop", 1],
    ["taller de las bases", "Taller de introducción a las bases de datos", 1],
    ["IT trainer", "IT trainer", 1],
    ["the of", "The Theory of Everything", 9],
  ],
  misspellings: [
    ["kuberntes", "Kubernetes Upgrade Night", 2],
    ["pyton workshop", "Python Workshop", 1],
    ["kafeefabrik", "Winter Concert of Machines", 1],
    ["harbor data circle", "Harbour Data Circle", 1],
    ["opentelemtry", "OpenTelemetry in Practice", 1],
  ],
  "text that looks like tags": [
    ["bold claims", "C# and .NET Breakfast", 1],
    ["list<t>", "C# and .NET Breakfast", 1],
  ],
  German: [
    ["strassenbahn", "Straßenbahn fahren mit offenen Daten", 1],
    ["ubung fahrplane", "Straßenbahn fahren mit offenen Daten", 1],
    ["Frauen München", "Frauen in der Technik", 2],
  ],
  French: [
    ["logiciel libre", "Les Logiciels Libres", 2],
    ["economie des eleves", "Soirée du logiciel libre", 1],
    ["l'ete", "L'été des bidouilleurs", 1],
  ],
  Spanish: [
    ["introduccion", "Taller de introducción a las bases de datos", 1],
    ["ninos", "Niños y robots", 1],
  ],
  Portuguese: [
    ["programacao", "Programação São Paulo", 2],
    ["sao paulo oficina", "Oficina de programação", 1],
  ],
  Turkish: [
    ["istanbul yazilim", "İstanbul Yazılım Topluluğu", 1],
    ["ISTANBUL", "İstanbul Yazılım Topluluğu", 1],
    ["calistay", "Açık kaynak çalıştayı", 1],
  ],
  Polish: [
    ["wroclaw", "Wrocławska Grupa Danych", 1],
    ["zolte lodki", "Spotkanie o uczeniu maszynowym", 1],
  ],
  Czech: [["pribehy z provozu", "Příběhy z provozu", 1]],
  Russian: [
    ["базы данных", "Встреча о базах данных", 1],
    ["елка", "Встреча о базах данных", 1],
    ["МОСКВА", "Московские разработчики", 1],
  ],
  Greek: [["εργαστηριο", "Εργαστήριο προγραμματισμού", 1]],
  Japanese: [
    ["言語処理", "自然言語処理入門", 1],
    ["機械学習", "自然言語処理入門", 1],
    ["コンテナ", "自然言語処理入門", 1],
    ["Go 言語", "Go言語でつくるサーバー", 1],
    ["カフェ", "Go言語でつくるサーバー", 1],
    ["勉強会", "東京クラウド勉強会", 1],
  ],
  Chinese: [
    ["数据库", "云计算与大数据", 1],
    ["容器编排", "云计算与大数据", 1],
    ["云", "云计算与大数据", 1],
  ],
  Korean: [
    ["쿠버네티스", "쿠버네티스를 배우는 저녁", 1],
    ["컨트리뷰션", "쿠버네티스를 배우는 저녁", 1],
  ],
  Hindi: [
    ["कार्यशाला", "प्रोग्रामिंग की कार्यशाला", 1],
    ["शिक्षा", "प्रोग्रामिंग की कार्यशाला", 1],
  ],
  Arabic: [["البرمجة", "ورشة البرمجة المفتوحة", 1]],
  Thai: [["ปัญญาประดิษฐ์", "เรียนรู้ปัญญาประดิษฐ์ด้วยกัน", 1]],
};

/** Queries and titles that they must not find. The ranks are not used. */
const unmatched: Row[] = [
  ['"data science"', "Science of Data Carpentry", 0],
  ["workshop -python", "Python Workshop", 0],
  ['science -"data science"', "Data Science Evening", 0],
  ["C++", "C# and .NET Breakfast", 0],
  ["C#", "Modern C++ Clinic", 0],
  ["京東", "東京クラウド勉強会", 0],
  ["数库", "云计算与大数据", 0],
  ["workshop rust OR python", "Winter Concert of Machines", 0],
];

test("searches in many languages", async (t) => {
  const service = await startService(t, { data: "none" });
  await insertCorpus(service);
  const findTitles = async (q: string): Promise<unknown[]> => {
    const { status, body } = await service.call("search", { query: { q } });
    assert.equal(status, 200);
    return valuesOf(body.items, "title");
  };
  for (const [label, rows] of Object.entries(queries)) {
    for (const [query, expected, max] of rows) {
      await t.test(`${label}: ${query} finds ${expected}`, async () => {
        const hits = await findTitles(query);
        const rank = hits.indexOf(expected) + 1;
        assert.ok(rank > 0 && rank <= max, `rank ${rank || "none"} of ${hits.length}: ${hits.slice(0, 5).join(", ")}`);
      });
    }
  }
  for (const [query, title] of unmatched) {
    await t.test(`${query} does not find ${title}`, async () => {
      assert.ok(!(await findTitles(query)).includes(title));
    });
  }
});
