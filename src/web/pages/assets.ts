import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, parse } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Color } from "../../foundation/colors.ts";
import { packageRoot } from "../../foundation/package.ts";
import { codingOf, compressorOf, minCompressedBytes } from "../../server/http/coding.ts";
import { codedTag, entityTag, noneMatches } from "../../server/http/responses.ts";
import { accentProperties, rootRule } from "./accent.ts";

/** The URL of Redoc's logo on the vendor's host, which pages must not load. */
const redocLogo = /https:\/\/cdn\.redoc\.ly\/redoc\/[\w-]+\.svg/g;

export const redocFile = "redoc.standalone.js";

/** Reads the script from Redoc's package, a development dependency. */
export const redocOfPackage = async (): Promise<{ script: string; license: string }> => {
  const path = createRequire(import.meta.url).resolve(`redoc/bundles/${redocFile}`);
  const [script, license] = await Promise.all([readFile(path, "utf8"), readFile(`${path}.LICENSE.txt`, "utf8")]);
  return { script: script.replaceAll(redocLogo, "data:,"), license };
};

/** The script of /docs: from the build, or from Redoc's package when running from src/. */
export const loadRedoc = async (): Promise<Buffer> => {
  const built = join(import.meta.dirname, redocFile);
  return existsSync(built) ? readFile(built) : Buffer.from((await redocOfPackage()).script);
};

declare module "fastify" {
  interface FastifyContextConfig {
    isAsset?: true;
  }
}

/** Returns the path of an asset by its name. */
export type AssetPath = (name: string) => string;

export type Asset = { name: string; content: Buffer };

const folder = join(packageRoot, "src/web/pages/assets");

const mediaTypes: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
};

/** RFC 8246: the content under a hashed name never changes. */
const immutableCaching = "public, max-age=31536000, immutable";
const hourlyCaching = "public, max-age=3600";

/** Serves the files of pages: under names with a hash for this service's pages, under plain names for other sites. */
export const registerAssets = async (app: FastifyInstance, logo?: Asset): Promise<AssetPath> => {
  const assets = [...(await loadAssets()), ...(logo ? [logo] : [])];
  const paths = new Map(assets.map(({ name, content }) => [name, `/assets/${hashedName(name, content)}`]));
  const pathOf: AssetPath = (name) => {
    const path = paths.get(name);
    if (path === undefined) throw new Error(`src/web/pages/assets/ has no file ${name}`);
    return path;
  };
  for (const asset of assets) {
    const respond = responderOf(asset);
    const serve = (path: string, caching: string) =>
      app.get(path, { config: { isAsset: true } }, (request, reply) =>
        respond(request, reply.header("cache-control", caching)),
      );
    serve(pathOf(asset.name), immutableCaching);
    serve(`/assets/${asset.name}`, hourlyCaching);
    // Requested by browsers when a page names no icon.
    if (asset.name === "icon.svg") serve("/favicon.ico", hourlyCaching);
  }
  registerAccents(app);
  return pathOf;
};

export const accentPath = (color: Color): string => `/assets/accent-${color.slice(1).toLowerCase()}.css`;

/** A stylesheet per color, as pages have no inline styles. The route's pattern admits only colors. */
const registerAccents = (app: FastifyInstance): void => {
  app.get<{ Params: { color: string } }>(
    "/assets/accent-:color(^[0-9a-f]{6}$).css",
    { config: { isAsset: true } },
    async ({ params, headers }, reply) => {
      const content = rootRule(accentProperties(`#${params.color}`));
      const etag = entityTag(Buffer.from(content));
      reply.header("cache-control", hourlyCaching).header("etag", etag);
      const condition = headers["if-none-match"];
      if (condition !== undefined && !noneMatches(condition, etag)) return reply.code(304).send();
      return reply.type("text/css; charset=utf-8").send(content);
    },
  );
};

const loadAssets = async (): Promise<Asset[]> => {
  const read = async (name: string): Promise<Asset> => ({ name, content: await readFile(join(folder, name)) });
  const files = await Promise.all((await readdir(folder)).map(read));
  return [...files, { name: redocFile, content: await loadRedoc() }];
};

/** Renames `style.css` to `style.3f9c2a1b.css`. */
const hashedName = (file: string, content: Buffer): string => {
  const { name, ext } = parse(file);
  return `${name}.${createHash("sha256").update(content).digest("hex").slice(0, 8)}${ext}`;
};

/** All responses share the same buffer, so slow readers hold neither copies nor open files. */
const responderOf = ({ name, content }: Asset) => {
  const type = mediaTypes[parse(name).ext];
  if (type === undefined) throw new Error(`assets/${name}: there is no media type for its extension`);
  const etag = entityTag(content);
  const isCompressed = content.length >= minCompressedBytes;
  const compressedBody = compressorOf(content);
  return async ({ headers }: FastifyRequest, reply: FastifyReply) => {
    const coding = isCompressed ? codingOf(headers["accept-encoding"]) : null;
    if (isCompressed) reply.header("vary", "Accept-Encoding");
    reply.header("etag", coding === null ? etag : codedTag(etag, coding));
    const condition = headers["if-none-match"];
    if (condition !== undefined && !noneMatches(condition, etag)) return reply.code(304).send();
    reply.type(type);
    if (coding === null) return reply.send(content);
    return reply.header("content-encoding", coding).send(await compressedBody(coding));
  };
};
