export type GroupText = {
  alliance: "open-cloud" | "climate-data";
  slug: string;
  name: string;
  description: string;
  category: string;
  region: string;
  city: string;
  countryCode: string;
  at: readonly [latitude: number, longitude: number];
  timezone: string;
  tags: string[];
  venue: { name: string; address: string };
  active?: false;
};

export const groupTexts = [
  {
    alliance: "open-cloud",
    slug: "wolkenwerk-berlin",
    name: "Wolkenwerk Berlin",
    description:
      "Berlin's evening for people who operate things: short talks, long questions, and a table for those who come alone. Talks are in German or English; the pizza is always labelled.",
    category: "Platform engineering",
    region: "Europe",
    city: "Berlin",
    countryCode: "DE",
    at: [52.5163, 13.3777],
    timezone: "Europe/Berlin",
    tags: ["kubernetes", "observability", "linux"],
    venue: { name: "Kaffeefabrik am Ufer", address: "Musterufer 12" },
  },
  {
    alliance: "open-cloud",
    slug: "tokyo-cloud-native",
    name: "東京クラウドネイティブ",
    description:
      "東京を拠点とするクラウドネイティブ技術のコミュニティです。毎月の勉強会とハンズオンを通じて、Kubernetes や OpenTelemetry の実践知識を共有します。English speakers are welcome; slides are bilingual.",
    category: "Cloud native",
    region: "Asia Pacific",
    city: "Tokyo",
    countryCode: "JP",
    at: [35.6595, 139.7005],
    timezone: "Asia/Tokyo",
    tags: ["kubernetes", "opentelemetry", "ebpf"],
    venue: { name: "渋谷コモンズ", address: "渋谷区見本町 3-1" },
  },
  {
    alliance: "open-cloud",
    slug: "cairo-cloud",
    name: "مجتمع السحابة في القاهرة",
    description:
      "مجتمع مفتوح للمهندسين والطلاب المهتمين بالحوسبة السحابية والبرمجيات الحرة. نلتقي كل شهر في القاهرة وعبر الإنترنت. Monthly meetups in Arabic, workshops in Arabic and English.",
    category: "Cloud native",
    region: "Africa",
    city: "Cairo",
    countryCode: "EG",
    at: [30.0444, 31.2357],
    timezone: "Africa/Cairo",
    tags: ["containers", "terraform", "students"],
    venue: { name: "بيت المبرمجين", address: "١٢ شارع المثال" },
  },
  {
    alliance: "open-cloud",
    slug: "kyiv-cloud",
    name: "Хмарна спільнота Києва",
    description:
      "Інженери Києва, які будують стійкі системи: резервне копіювання, мережі та відновлення після збоїв. Most meetings are hybrid, with captions in Ukrainian and English.",
    category: "Reliability",
    region: "Europe",
    city: "Kyiv",
    countryCode: "UA",
    at: [50.4501, 30.5234],
    timezone: "Europe/Kyiv",
    tags: ["sre", "postgresql", "disaster-recovery"],
    venue: { name: "Простір «Вузол»", address: "вул. Прикладна, 8" },
  },
  {
    alliance: "open-cloud",
    slug: "seoul-platform-engineering",
    name: "서울 플랫폼 엔지니어링",
    description:
      "개발자 경험과 내부 플랫폼을 고민하는 서울의 엔지니어 모임입니다. 사례 발표와 페어 실습을 함께 합니다. Two tracks, one of them in English.",
    category: "Platform engineering",
    region: "Asia Pacific",
    city: "Seoul",
    countryCode: "KR",
    at: [37.5446, 127.0557],
    timezone: "Asia/Seoul",
    tags: ["developer-experience", "gitops", "kubernetes"],
    venue: { name: "성수 작업실", address: "성동구 예시로 21" },
  },
  {
    alliance: "open-cloud",
    slug: "sao-paulo-nuvem-livre",
    name: "Nuvem Livre São Paulo",
    description:
      "Software livre, infraestrutura e café coado. Encontros mensais na região da Paulista, oficinas gratuitas para quem está começando e um programa de mentoria. Palestras em português.",
    category: "Open source",
    region: "Latin America",
    city: "São Paulo",
    countryCode: "BR",
    at: [-23.5614, -46.6559],
    timezone: "America/Sao_Paulo",
    tags: ["linux", "containers", "mentoring"],
    venue: { name: "Casa da Praça", address: "Rua Exemplo, 450" },
  },
  {
    alliance: "climate-data",
    slug: "delhi-jalvayu-data",
    name: "दिल्ली जलवायु डेटा",
    description:
      "हम दिल्ली की हवा, गर्मी और बारिश के खुले आँकड़ों पर मिलकर काम करते हैं। Sensor builders, statisticians and teachers who map air quality, street by street.",
    category: "Air quality",
    region: "Asia Pacific",
    city: "New Delhi",
    countryCode: "IN",
    at: [28.6139, 77.209],
    timezone: "Asia/Kolkata",
    tags: ["air-quality", "sensors", "open-data"],
    venue: { name: "संवाद केंद्र", address: "14 उदाहरण मार्ग" },
  },
  {
    alliance: "climate-data",
    slug: "athens-klima",
    name: "Κλίμα και Δεδομένα Αθήνας",
    description:
      "Χαρτογραφούμε τη ζέστη, τις πυρκαγιές και το πράσινο της Αθήνας με ανοιχτά δεδομένα. Volunteers who measure urban heat and publish the maps before summer comes.",
    category: "Urban heat",
    region: "Europe",
    city: "Athens",
    countryCode: "GR",
    at: [37.9838, 23.7275],
    timezone: "Europe/Athens",
    tags: ["maps", "wildfires", "open-data"],
    venue: { name: "Στέκι Δεδομένων", address: "Οδός Παραδείγματος 7" },
  },
  {
    alliance: "climate-data",
    slug: "montreal-donnees-climat",
    name: "Données climat Montréal",
    description:
      "Chercheuses, développeurs et bibliothécaires réunis autour des données hydrologiques du Saint-Laurent. Ateliers bilingues, carnets reproductibles et une sortie sur le terrain chaque été.",
    category: "Hydrology",
    region: "North America",
    city: "Montréal",
    countryCode: "CA",
    at: [45.5231, -73.5817],
    timezone: "America/Toronto",
    tags: ["hydrology", "python", "reproducibility"],
    venue: { name: "Bibliothèque du Plateau", address: "99, rue de l'Exemple" },
  },
  {
    alliance: "climate-data",
    slug: "nairobi-climate-makers",
    name: "Nairobi Climate Makers",
    description:
      "We build low-cost weather stations, run them with farmers and schools, and turn the readings into forecasts that arrive by text message. Karibuni: no experience needed, soldering irons provided.",
    category: "Agriculture",
    region: "Africa",
    city: "Nairobi",
    countryCode: "KE",
    at: [-1.2921, 36.8219],
    timezone: "Africa/Nairobi",
    tags: ["sensors", "agriculture", "machine-learning"],
    venue: { name: "Jua Kali Lab", address: "3 Mfano Road" },
  },
  {
    alliance: "climate-data",
    slug: "krakow-otwarte-dane",
    name: "Otwarte Dane Kraków",
    description:
      "Mieszkańcy, urzędnicy i programiści pracujący nad jakością powietrza i budżetem miasta. Spotkania po polsku, dokumentacja także po angielsku.",
    category: "Air quality",
    region: "Europe",
    city: "Kraków",
    countryCode: "PL",
    at: [50.0614, 19.9366],
    timezone: "Europe/Warsaw",
    tags: ["air-quality", "civic-tech", "open-data"],
    venue: { name: "Piwnica pod Żółwiem", address: "ul. Przykładowa 5" },
  },
  {
    alliance: "climate-data",
    slug: "reykjavik-joklar",
    name: "Jöklar og gögn Reykjavík",
    description:
      "Glacier photography, repeated every autumn from the same spots, and the statistics behind it. The group rests until its new organisers return from the field.",
    category: "Glaciers",
    region: "Europe",
    city: "Reykjavík",
    countryCode: "IS",
    at: [64.1466, -21.9426],
    timezone: "Atlantic/Reykjavik",
    tags: ["glaciers", "photography", "open-data"],
    venue: { name: "Sýnishúsið", address: "Dæmisgata 2" },
    active: false,
  },
] as const satisfies readonly GroupText[];

export type GroupSlug = (typeof groupTexts)[number]["slug"];
