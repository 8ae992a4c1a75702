export type NonEmpty<T> = readonly [T, ...T[]];

const nonEmpty = <T>([first, ...others]: T[]): NonEmpty<T> => {
  if (first === undefined) throw new RangeError("the list is empty");
  return [first, ...others];
};

/** A list as it is written in a text. */
export const listed = (text: string): NonEmpty<string> => nonEmpty(text.trim().split(/,\s+/));

export type City = ReturnType<typeof city>;

const city = (
  name: string,
  countryCode: string,
  region: string,
  timezone: string,
  latitude: number,
  longitude: number,
) => ({ name, countryCode, region, timezone, at: [latitude, longitude] as const });

export const cities: NonEmpty<City> = [
  city("Amsterdam", "NL", "Europe", "Europe/Amsterdam", 52.37, 4.9),
  city("Lisboa", "PT", "Europe", "Europe/Lisbon", 38.72, -9.14),
  city("Zürich", "CH", "Europe", "Europe/Zurich", 47.38, 8.54),
  city("Malmö", "SE", "Europe", "Europe/Stockholm", 55.6, 13.0),
  city("Tromsø", "NO", "Europe", "Europe/Oslo", 69.65, 18.96),
  city("Wrocław", "PL", "Europe", "Europe/Warsaw", 51.11, 17.03),
  city("Brno", "CZ", "Europe", "Europe/Prague", 49.2, 16.61),
  city("Ljubljana", "SI", "Europe", "Europe/Ljubljana", 46.06, 14.51),
  city("Timișoara", "RO", "Europe", "Europe/Bucharest", 45.76, 21.23),
  city("Tallinn", "EE", "Europe", "Europe/Tallinn", 59.44, 24.75),
  city("Bilbao", "ES", "Europe", "Europe/Madrid", 43.26, -2.93),
  city("Torino", "IT", "Europe", "Europe/Rome", 45.07, 7.69),
  city("Lyon", "FR", "Europe", "Europe/Paris", 45.76, 4.84),
  city("Glasgow", "GB", "Europe", "Europe/London", 55.86, -4.25),
  city("Galway", "IE", "Europe", "Europe/Dublin", 53.27, -9.05),
  city("Thessaloniki", "GR", "Europe", "Europe/Athens", 40.64, 22.94),
  city("İzmir", "TR", "Middle East", "Europe/Istanbul", 38.42, 27.14),
  city("Amman", "JO", "Middle East", "Asia/Amman", 31.95, 35.93),
  city("Haifa", "IL", "Middle East", "Asia/Jerusalem", 32.79, 34.99),
  city("Muscat", "OM", "Middle East", "Asia/Muscat", 23.59, 58.41),
  city("Casablanca", "MA", "Africa", "Africa/Casablanca", 33.57, -7.59),
  city("Dakar", "SN", "Africa", "Africa/Dakar", 14.72, -17.47),
  city("Lagos", "NG", "Africa", "Africa/Lagos", 6.52, 3.38),
  city("Accra", "GH", "Africa", "Africa/Accra", 5.6, -0.19),
  city("Kigali", "RW", "Africa", "Africa/Kigali", -1.94, 30.06),
  city("Cape Town", "ZA", "Africa", "Africa/Johannesburg", -33.92, 18.42),
  city("Bengaluru", "IN", "Asia Pacific", "Asia/Kolkata", 12.97, 77.59),
  city("Pune", "IN", "Asia Pacific", "Asia/Kolkata", 18.52, 73.86),
  city("Colombo", "LK", "Asia Pacific", "Asia/Colombo", 6.93, 79.86),
  city("Dhaka", "BD", "Asia Pacific", "Asia/Dhaka", 23.81, 90.41),
  city("Hanoi", "VN", "Asia Pacific", "Asia/Ho_Chi_Minh", 21.03, 105.85),
  city("Chiang Mai", "TH", "Asia Pacific", "Asia/Bangkok", 18.79, 98.99),
  city("Bandung", "ID", "Asia Pacific", "Asia/Jakarta", -6.91, 107.61),
  city("Cebu", "PH", "Asia Pacific", "Asia/Manila", 10.32, 123.89),
  city("Taipei", "TW", "Asia Pacific", "Asia/Taipei", 25.03, 121.57),
  city("Fukuoka", "JP", "Asia Pacific", "Asia/Tokyo", 33.59, 130.4),
  city("Busan", "KR", "Asia Pacific", "Asia/Seoul", 35.18, 129.08),
  city("Melbourne", "AU", "Asia Pacific", "Australia/Melbourne", -37.81, 144.96),
  city("Dunedin", "NZ", "Asia Pacific", "Pacific/Auckland", -45.87, 170.5),
  city("Québec", "CA", "North America", "America/Toronto", 46.81, -71.21),
  city("Halifax", "CA", "North America", "America/Halifax", 44.65, -63.58),
  city("Minneapolis", "US", "North America", "America/Chicago", 44.98, -93.27),
  city("Portland", "US", "North America", "America/Los_Angeles", 45.52, -122.68),
  city("Pittsburgh", "US", "North America", "America/New_York", 40.44, -80.0),
  city("Guadalajara", "MX", "Latin America", "America/Mexico_City", 20.66, -103.35),
  city("Medellín", "CO", "Latin America", "America/Bogota", 6.24, -75.58),
  city("Cuenca", "EC", "Latin America", "America/Guayaquil", -2.9, -79.0),
  city("Valparaíso", "CL", "Latin America", "America/Santiago", -33.05, -71.61),
  city("Córdoba", "AR", "Latin America", "America/Argentina/Cordoba", -31.42, -64.18),
  city("Florianópolis", "BR", "Latin America", "America/Sao_Paulo", -27.6, -48.55),
];

export const allianceNames = listed(`
  Open Infrastructure Alliance, Civic Data Alliance, Robotics Commons, Accessible Web Alliance, Free Hardware League,
  Language Technology Network, Digital Archives Union, Game Makers Alliance, Health Informatics Alliance,
  Clean Energy Software Alliance
`);

/** The topics of groups, each with its category, its tags, and what people talk about. */
const topicLines = `
  Kubernetes | Cloud native | kubernetes, containers, gitops | autoscaling, cluster upgrades, network policies, operators
  Observability | Reliability | observability, opentelemetry, prometheus | distributed tracing, alert fatigue, log sampling, service objectives
  PostgreSQL | Databases | postgresql, sql, replication | query planning, logical replication, full text search, vacuum tuning
  Rust | Programming languages | rust, systems, embedded | lifetimes, async runtimes, embedded drivers, error handling
  Python | Programming languages | python, notebooks, typing | packaging, type hints, data pipelines, testing
  Accessibility | Design | accessibility, design, web | screen readers, colour contrast, keyboard navigation, plain language
  Open Data | Civic tech | open-data, civic-tech, maps | public budgets, bus timetables, licences, address registers
  Machine Learning | Data science | machine-learning, statistics, ethics | small models, evaluation, bias audits, time series
  Security | Security | security, privacy, cryptography | threat modelling, passkeys, supply chains, incident response
  Robotics | Hardware | robotics, sensors, electronics | motion planning, soft grippers, line followers, simulation
  Mapping | Geography | maps, gis, satellite | vector tiles, field surveys, aerial images, routing
  Documentation | Writing | documentation, translation, style | tutorials, style guides, diagrams, release notes
  Game Development | Games | games, graphics, sound | procedural worlds, shaders, level design, playtesting
  Solar Energy | Energy | energy, solar, forecast | yield forecasts, battery storage, balcony panels, grid data
  Health Data | Health | health, privacy, interoperability | consent, wearables, patient registries, imaging
  Web Performance | Web | web, performance, javascript | image formats, caching, rendering, slow networks
`;

const topicOf = (line: string) => {
  const [name = "", category = "", tags = "", subjects = ""] = line.trim().split(" | ");
  return { name, category, tags: listed(tags), subjects: listed(subjects) };
};

export const topics = nonEmpty(topicLines.trim().split("\n").map(topicOf));

export const groupForms: NonEmpty<(topic: string, city: string) => string> = [
  (topic, city) => `${topic} ${city}`,
  (topic, city) => `${city} ${topic} Circle`,
  (topic, city) => `${topic} Friends of ${city}`,
];

export const eventForms: NonEmpty<{
  category: string;
  hours: number;
  name: (topic: string, subject: string) => string;
}> = [
  { category: "Meetup", hours: 2, name: (topic, subject) => `${topic} Meetup: ${titleCase(subject)}` },
  { category: "Meetup", hours: 2.5, name: (_, subject) => `An Evening on ${titleCase(subject)}` },
  { category: "Workshop", hours: 4, name: (_, subject) => `Hands-on ${titleCase(subject)}` },
  { category: "Workshop", hours: 6, name: (topic, subject) => `${topic} from Scratch: ${titleCase(subject)}` },
  { category: "Webinar", hours: 1, name: (_, subject) => `${titleCase(subject)} in Forty Minutes` },
  { category: "Hackathon", hours: 9, name: (topic) => `${topic} Hack Day` },
  { category: "Social", hours: 3, name: (topic) => `${topic} Coffee and Questions` },
  { category: "Conference", hours: 8, name: (topic) => `${topic} Community Day` },
];

export const audiences: NonEmpty<string> = [
  "for newcomers and the merely curious",
  "for people who run it in production",
  "for teachers and students",
  "with examples from public services",
  "with plenty of time for questions",
  "told by those who got it wrong first",
  "for small teams without a budget",
  "in pairs, at your own pace",
];

export const sentences: NonEmpty<string> = [
  "Doors open half an hour early and there is something to eat.",
  "Bring a laptop; accounts and cables are provided.",
  "Live captions are available in every session.",
  "The recording appears within a week, under an open licence.",
  "First-time speakers get a rehearsal and a mentor.",
  "The venue has step-free access and a quiet room.",
  "Questions may be asked in any language that someone in the room understands.",
  "Unfinished work is welcome; slides are optional.",
  "We meet whatever the weather, and leave when the caretaker coughs.",
  "Children are welcome, and so are those who only want to listen.",
  "Notes are written together and published the next day.",
  "Please cancel if you cannot come, so that somebody else can.",
];

const titleCase = (text: string): string => text.replace(/\b\w/g, (letter) => letter.toUpperCase());
