import type { Color } from "../../foundation/colors.ts";
import { contractDocument, type Document, type OperationObject, usedComponents } from "../../server/http/document.ts";

const exampleUrl = "https://alliance.example.org";

/** The service's name and branding. `contact` is a mailto: or https: URL. */
export type Site = {
  name: string;
  contact: string | undefined;
  tagline?: string | undefined;
  accent?: Color | undefined;
  imprint_url?: string | undefined;
  privacy_url?: string | undefined;
  terms_url?: string | undefined;
};

export const defaultSite: Site = { name: contractDocument().info.title, contact: undefined };

/** The bundled contract with this service's URL as the server and in the examples. */
export const publishedDocument = (baseUrl: string, { name, contact }: Site): Document => {
  const text = JSON.stringify(contractDocument())
    .replaceAll(exampleUrl, baseUrl)
    .replaceAll(encodeURIComponent(exampleUrl), encodeURIComponent(baseUrl));
  const document: Document = JSON.parse(text);
  return {
    ...document,
    info: { ...document.info, title: name, ...(contact !== undefined && { contact: contactOf(name, contact) }) },
    servers: [{ url: baseUrl, description: "This service." }],
  };
};

const contactOf = (name: string, contact: string) =>
  contact.startsWith("mailto:") ? { name, email: contact.slice("mailto:".length) } : { name, url: contact };

const apiRoot = "/api/v1/";

/** The API without forms, HTML pages and their components. */
export const apiPartOf = (document: Document): Document => partOf(document, ([path]) => path.startsWith(apiRoot));

/** The operations of one tag and the schemas they use. @param introduction URL of the part common to all tags */
export const tagPartOf = (
  { webhooks, "x-problem-details": _general, ...document }: Document,
  { name, description }: Document["tags"][number],
  introduction: string,
): Document => ({
  ...partOf(
    { ...document, ...(name === "webhooks" && { webhooks }) },
    ([path, { tags }]) => path.startsWith(apiRoot) && tags.includes(name),
  ),
  info: {
    ...document.info,
    description: `${description}\n\nAuthentication, errors, pages and filters are explained in ${introduction}`,
  },
});

type Entry = [path: string, operation: OperationObject];

const partOf = (document: Document, isPart: (entry: Entry) => boolean): Document => {
  const paths = Object.fromEntries(
    Object.entries(document.paths).flatMap(([path, item]) => {
      const operations = Object.entries(item).filter(([, operation]) => isPart([path, operation]));
      return operations.length > 0 ? [[path, Object.fromEntries(operations)]] : [];
    }),
  );
  const used = new Set(
    Object.values(paths).flatMap((item) => Object.values(item).flatMap((operation) => operation.tags)),
  );
  return {
    ...document,
    tags: document.tags.filter(({ name }) => used.has(name)),
    "x-tagGroups": document["x-tagGroups"].flatMap(({ name, tags }) => {
      const usedTags = tags.filter((tag) => used.has(tag));
      return usedTags.length > 0 ? [{ name, tags: usedTags }] : [];
    }),
    paths,
    components: usedComponents(document.components, [paths, document["webhooks"], document["x-problem-details"]]),
  };
};
