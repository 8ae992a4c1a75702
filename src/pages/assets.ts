import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { packageRoot } from "../package.ts";

const redoc = createRequire(import.meta.url).resolve("redoc/bundles/redoc.standalone.js");

/** Nothing else of the two folders is served. */
const served = new Set(["/style.css", "/icon.svg", `/${basename(redoc)}`]);

/** Files that the pages load; all of them come from this host. */
export const registerAssets = async (app: FastifyInstance): Promise<void> => {
  await app.register(fastifyStatic, {
    root: [join(packageRoot, "src/pages/assets"), dirname(redoc)],
    prefix: "/assets/",
    allowedPath: (path) => served.has(path),
    maxAge: "1h",
    index: false,
  });
};
