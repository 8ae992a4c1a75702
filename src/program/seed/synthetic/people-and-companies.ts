import type { components } from "../../../../generated/contract.ts";
import { listed, type NonEmpty } from "./vocabulary.ts";

/** Names of people and companies, and what is paid for which work. */

export const givenNames = listed(`
  Aaliyah, Adrián, Amara, Anders, Anh, Ayşe, Bilal, Bruno, Chiara, Chidi, Dalia, Daichi, Elif, Emeka, Esther, Fatima,
  Félix, Gabriela, Hana, Hugo, Ibrahim, Ines, Jamal, Jana, Jorge, Kaito, Kasia, Keiko, Lars, Leila, Linh, Lucía,
  Mateus, Mei, Mirela, Nadia, Nikhil, Noor, Oluwaseun, Priyanka, Quentin, Rahul, Rosa, Ruth, Sanjay, Sinéad, Soren,
  Tamar, Teodora, Thandiwe, Tomás, Uma, Valentina, Viktor, Wei, Xavier, Yara, Yusuf, Zeynep, Zuzana
`);

export const familyNames = listed(`
  Abebe, Acosta, Adeyemi, Andersson, Baptiste, Barzani, Bianchi, Castro, Chaudhary, Chen, Dahl, Delacroix, Dlamini,
  Dvořák, Eze, Farouk, Fernández, Fujita, Ghosh, Hakimi, Horváth, Ishikawa, Ivanova, Jensen, Kaya, Keller, Kowalski,
  Lindqvist, Mbeki, Mendes, Moreau, Murphy, Nakagawa, Novák, Nguyen, Okonkwo, Olsen, Papadakis, Park, Pereira,
  Petrov, Quispe, Rahman, Rossi, Sato, Schäfer, Silva, Singh, Tanaka, Torres, Tran, Ueda, Vargas, Virtanen, Wang,
  Weber, Yamada, Yılmaz, Zhang, Zuma
`);

export const professions = listed(`
  Backend Developer, Data Engineer, Site Reliability Engineer, Technical Writer, Frontend Developer,
  Product Designer, Security Analyst, Database Administrator, Firmware Developer, Research Engineer,
  Community Manager, Support Engineer, Statistician, Geodata Specialist
`);

export const levels: NonEmpty<string> = ["Junior", "Senior", "Lead", "Principal", "Associate"];

/** A start and an end form the name of a company, a project or a podcast. */
export const nameStarts = listed(`
  Amber, Birch, Cobalt, Delta, Ember, Fjord, Granite, Harbor, Indigo, Juniper, Kestrel, Lumen, Maple, Nimbus, Opal,
  Pebble, Quartz, Raven, Saffron, Tundra, Umbra, Velvet, Willow, Xenon, Yarrow, Zephyr, Copper, Meadow, Orchid,
  Silver
`);

export const nameEnds: Record<components["schemas"]["LandscapeKind"], NonEmpty<string>> = {
  startup: ["Labs", "Works", "Systems", "Metrics", "Grid", "Flow", "Logic", "Health", "Signal", "Robotics"],
  open_source_project: ["kit", "db", "mesh", "lint", "sync", "proxy", "shell", "graph", "forge", "cache"],
  partner_community: ["Circle", "Collective", "Network", "Guild", "Society", "Forum", "Exchange", "Commons"],
  podcast: ["Radio", "Hour", "Talks", "Cast", "Stories", "Notes", "Dialogues"],
  investor: ["Capital", "Ventures", "Partners", "Fund", "Seed", "Foundation"],
};

/** Lowest and highest yearly salary, in thousands. */
export const salaries: NonEmpty<readonly [currency: string, low: number, high: number]> = [
  ["EUR", 42, 110],
  ["USD", 70, 190],
  ["GBP", 40, 105],
  ["CHF", 85, 150],
  ["INR", 900, 4200],
  ["JPY", 5000, 14_000],
  ["BRL", 80, 260],
  ["PLN", 120, 340],
];
