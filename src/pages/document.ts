import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "../package.ts";

type Document = { openapi: string; servers: { url: string; description: string }[]; [member: string]: unknown };

/** The bundled contract as this service publishes it: with its own address as the only server. */
export const publishedDocument = (baseUrl: string): Document => {
  const document: Document = JSON.parse(readFileSync(join(packageRoot, "generated/openapi.json"), "utf8"));
  return { ...document, servers: [{ url: baseUrl, description: "This service." }] };
};
