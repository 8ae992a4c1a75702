import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { entityTag, noneMatches } from "../http/etag.ts";
import { packageRoot } from "../package.ts";
import { loadRedoc } from "./redoc.ts";

/** Serves the files that pages load; pages load nothing from other hosts. */
export const registerAssets = async (app: FastifyInstance): Promise<void> => {
  await app.register(fastifyStatic, {
    root: join(packageRoot, "src/pages/assets"),
    prefix: "/assets/",
    maxAge: "1h",
    index: false,
  });
  const redoc = await loadRedoc();
  const etag = entityTag(redoc);
  app.get("/assets/redoc.standalone.js", async (request, reply) => {
    reply.headers({ etag, "cache-control": "public, max-age=3600" });
    const known = request.headers["if-none-match"];
    if (known !== undefined && !noneMatches(known, etag)) return reply.code(304).send();
    return reply.type("text/javascript; charset=utf-8").send(redoc);
  });
};
