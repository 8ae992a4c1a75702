import { createFixtures } from "./fixtures.ts";
import type { Service } from "./service.ts";

type Event = {
  name: string;
  description?: string;
  summary?: string;
  tags?: string[];
  category?: string;
  venue?: object;
};
type Group = { name: string; description?: string; city?: string; category?: string; tags?: string[]; events: Event[] };

const groups: Group[] = [
  {
    name: "Harbour Data Circle",
    city: "Hamburg",
    category: "Data",
    events: [
      { name: "Python for Beginners", description: "Learn the language from the first line on.", tags: ["python"] },
      { name: "Python Workshop", description: "Write a small program and take it home." },
      { name: "Rust Workshop", description: "Ownership, explained with paper boats." },
      { name: "Data Science Evening", description: "What the numbers of the port say." },
      { name: "Science of Data Carpentry", description: "Wood, rulers and tables." },
      { name: "The Theory of Everything", description: "Physics for those who stayed awake." },
      {
        name: "Winter Concert of Machines",
        description: "Modems sing.",
        venue: { name: "Kaffeefabrik am Ufer", address: "Musterufer 12", city: "Lüneburg", country_code: "DE" },
      },
    ],
  },
  {
    name: "Fjordside Platform Crew",
    city: "Tromsø",
    category: "Infrastructure",
    tags: ["kubernetes"],
    events: [
      { name: "Kubernetes Upgrade Night", description: "One cluster, three releases." },
      { name: "OpenTelemetry in Practice", description: "Traces that somebody reads." },
      { name: "Pipelines Without Fear", description: "CI/CD for a team of two." },
      { name: "Modern C++ Clinic", description: "Bring code that crashes." },
      { name: "C# and .NET Breakfast", description: "Coffee and generics: List<T> and <b>bold</b> claims." },
      { name: "Services in Node.js", description: "Streams, at last." },
      { name: "Machine Learning on Small Devices", description: "Models that fit a watch." },
      { name: "Localization for Maintainers", description: "Plural forms and patience." },
    ],
  },
  {
    name: "Frauen in der Technik",
    city: "München",
    events: [
      { name: "Treffen der Frauen", description: "Ein Abend zum Kennenlernen, Gäste willkommen." },
      { name: "Straßenbahn fahren mit offenen Daten", description: "Fahrpläne und Verspätungen als Übung." },
    ],
  },
  {
    name: "Les Logiciels Libres",
    city: "Orléans",
    events: [
      { name: "Soirée du logiciel libre", description: "L'économie de la liberté, expliquée aux élèves." },
      { name: "L'été des bidouilleurs", description: "Réparer les grille-pain au café." },
    ],
  },
  {
    name: "Comunidad de Datos",
    city: "Málaga",
    events: [
      { name: "Taller de introducción a las bases de datos", description: "Para la gente que empieza mañana." },
      { name: "Niños y robots", description: "Una tarde con piezas de cartón." },
    ],
  },
  {
    name: "Programação São Paulo",
    city: "São Paulo",
    events: [{ name: "Oficina de programação", description: "Da ideia à aplicação em uma tarde." }],
  },
  {
    name: "İstanbul Yazılım Topluluğu",
    city: "İstanbul",
    events: [{ name: "Açık kaynak çalıştayı", description: "Yazılım geliştirme için ışık dolu bir gün." }],
  },
  {
    name: "Wrocławska Grupa Danych",
    city: "Wrocław",
    events: [{ name: "Spotkanie o uczeniu maszynowym", description: "Żółte łódki i sieci neuronowe." }],
  },
  {
    name: "Pražský večer programátorů",
    city: "Praha",
    events: [{ name: "Příběhy z provozu", description: "Jak se učíme z chyb." }],
  },
  {
    name: "Московские разработчики",
    city: "Москва",
    events: [{ name: "Встреча о базах данных", description: "Ёлка и индексы: как искать быстрее." }],
  },
  {
    name: "東京クラウド勉強会",
    city: "東京",
    events: [
      { name: "自然言語処理入門", description: "今週は東京都で機械学習とコンテナ技術について話します。" },
      { name: "Go言語でつくるサーバー", description: "初心者を歓迎します。ｶﾌｪで開催。" },
    ],
  },
  {
    name: "上海开源社区",
    city: "上海",
    events: [{ name: "云计算与大数据", description: "我们将讨论容器编排和分布式数据库的实践。" }],
  },
  {
    name: "서울 개발자 모임",
    city: "서울",
    events: [{ name: "쿠버네티스를 배우는 저녁", description: "오픈소스컨트리뷰션을 함께 시작합니다." }],
  },
  {
    name: "दिल्ली मुक्त स्रोत समूह",
    city: "दिल्ली",
    events: [{ name: "प्रोग्रामिंग की कार्यशाला", description: "शुरुआती लोगों के लिए मुफ़्त शिक्षा।" }],
  },
  {
    name: "مجتمع المطورين",
    city: "القاهرة",
    events: [{ name: "ورشة البرمجة المفتوحة", description: "تعلم البرمجيات الحرة مع الأصدقاء." }],
  },
  {
    name: "Αθήνα Ανοιχτού Κώδικα",
    city: "Αθήνα",
    events: [{ name: "Εργαστήριο προγραμματισμού", description: "Για αρχάριους και περίεργους." }],
  },
  {
    name: "กลุ่มนักพัฒนากรุงเทพ",
    city: "กรุงเทพ",
    events: [{ name: "เรียนรู้ปัญญาประดิษฐ์ด้วยกัน", description: "สำหรับผู้เริ่มต้น" }],
  },
];

/** Resources of each kind in many languages, for a table of searches. */
export const insertCorpus = async (service: Service): Promise<void> => {
  const add = await createFixtures(service);
  const alliance = await add.alliance({ name: "Many Languages" });
  const groupIds = new Map<string, string>();
  for (const [index, { events, ...body }] of groups.entries()) {
    const group = await add.group(alliance, { slug: `group-${index}`, description: "Everybody is welcome.", ...body });
    groupIds.set(body.name, group.id);
    for (const [at, event] of events.entries())
      await add.event(group, { slug: `event-${at}`, description: "…", kind: "in_person", meeting_url: null, ...event });
  }
  await add.job(alliance, {
    title: "Database engineer",
    company_name: "Almond Works",
    summary: "Looks after PostgreSQL.",
    location: "Ljubljana",
    tags: ["postgresql"],
    group_id: groupIds.get("Fjordside Platform Crew"),
  });
  await add.job(alliance, { title: "IT trainer", company_name: "Quince", summary: "Explains computers to people." });
  await add.entry(alliance, {
    name: "Driftglass",
    kind: "open_source_project",
    summary: "Compares clusters with their description.",
    category: "Observability",
    tags: ["ebpf"],
  });
  await add.entry(alliance, { name: "Lantern Labs", summary: "Lights paths.", category: "Accessibility" });
};
