import { contractDocument, type Document } from "../http/document.ts";

/** The bundled contract as this service publishes it, with its own URL as the only server. */
export const publishedDocument = (baseUrl: string): Document => ({
  ...contractDocument(),
  servers: [{ url: baseUrl, description: "This service." }],
});
