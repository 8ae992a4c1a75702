export type AllianceText = {
  slug: string;
  name: string;
  description: string;
  links: { label: string; url: string }[];
};

export const allianceTexts = [
  {
    slug: "open-cloud",
    name: "Open Cloud Alliance",
    description:
      "Local communities that run, teach and build open infrastructure: containers, networks, storage and the people who are paged at night. " +
      "Groups are independent and share speakers, venues, a code of conduct and a travel fund for first-time presenters.",
    links: [
      { label: "Code of conduct", url: "https://open-cloud.example.org/conduct" },
      { label: "Chat", url: "https://chat.example.org/open-cloud" },
    ],
  },
  {
    slug: "climate-data",
    name: "Climate Data Alliance",
    description:
      "Scientists, civic technologists and journalists who make climate data usable: from river gauges and satellite images to city budgets. " +
      "Everything the groups publish is open data, with the notebooks that made it.",
    links: [
      { label: "Data catalogue", url: "https://climate-data.example.org/catalogue" },
      { label: "Newsletter", url: "https://climate-data.example.org/newsletter" },
    ],
  },
] as const satisfies readonly AllianceText[];
