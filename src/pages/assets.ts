import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { packageRoot } from "../package.ts";

const redoc = createRequire(import.meta.url).resolve("redoc/bundles/redoc.standalone.js");

/** Files that the pages load; all of them come from this host. */
export const registerAssets = async (app: FastifyInstance): Promise<void> => {
  await app.register(fastifyStatic, {
    root: [join(packageRoot, "src/pages/assets"), dirname(redoc)],
    prefix: "/assets/",
    allowedPath: (path) =>
      /^\/[\w-]+\.(?:css|js|svg)$/.test(path) && (path.endsWith(basename(redoc)) || !path.includes("redoc")),
    maxAge: "1h",
    index: false,
  });
};
