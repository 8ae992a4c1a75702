import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { AwsClient } from "aws4fetch";
import { type ListedFile, type Storage, StorageFailure } from "./storage.ts";

const timeoutMs = 5_000;

/**
 * Files in a bucket with the API of Amazon S3. Requests are signed (Signature Version 4), so that the secret is never sent.
 * The operator chose the URL, so private addresses are allowed.
 * @param url `https://key:secret@host/bucket/folder?region=eu-central-1`; the folder and the region are optional
 */
export const createBucketStorage = (url: string, { pageSize = 1_000 } = {}): Storage => {
  const { origin, host, bucket, folder, keyId, secret, region } = readBucketUrl(url);
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: "s3", retries: 0 });
  const pathOf = (name: string): string => `${bucket}/${encodeURIComponent(folder + name)}`.replaceAll("%2F", "/");
  const label = `the bucket ${bucket.slice(1)} at ${host}`;

  /** @returns `undefined` for 404. The timeout applies until the headers arrive: the body may take longer */
  const exchange = async (method: string, path: string, body?: Uint8Array): Promise<Response | undefined> => {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), timeoutMs);
    try {
      const response = await client.fetch(origin + path, {
        method,
        headers: { "accept-encoding": "identity", ...(body && { "content-type": "image/webp" }) },
        ...(body && { body: Buffer.from(body) }),
        redirect: "error",
        signal: deadline.signal,
      });
      return await requireSuccess(response);
    } catch (error) {
      throw error instanceof StorageFailure ? error : new StorageFailure(`${label} does not respond`, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  };

  const requireSuccess = async (response: Response): Promise<Response | undefined> => {
    if (response.ok) return response;
    const reason = codeIn(await response.text());
    if (response.status === 404 && reason !== "NoSuchBucket") return undefined;
    throw new StorageFailure(`${label} responds with ${response.status}${reason && ` (${reason})`}`);
  };

  const listPage = async (limit: number, token?: string): Promise<Listing> => {
    const query = new URLSearchParams({ "list-type": "2", "max-keys": String(limit), prefix: folder });
    if (token !== undefined) query.set("continuation-token", token);
    const response = await exchange("GET", `${bucket}?${query}`);
    if (!response) throw new StorageFailure(`${label} does not exist`);
    return readListing(await response.text());
  };

  return {
    label,
    isBucket: true,
    // Buffers a stream, because S3 requires the length before the body.
    put: async (name, content) => {
      const body = content instanceof Uint8Array ? content : await buffer(content);
      const response = await exchange("PUT", pathOf(name), body);
      if (!response) throw new StorageFailure(`${label} does not exist`);
      await response.body?.cancel();
    },
    get: async (name) => {
      const response = await exchange("GET", pathOf(name));
      if (!response?.body) return undefined;
      return { bytes: Number(response.headers.get("content-length")), content: Readable.from(response.body) };
    },
    describe: async (name) => {
      const response = await exchange("HEAD", pathOf(name));
      if (!response) return undefined;
      return {
        bytes: Number(response.headers.get("content-length")),
        digest: digestOf(response.headers.get("etag") ?? ""),
      };
    },
    remove: async (names) => {
      for (const name of names) await (await exchange("DELETE", pathOf(name)))?.body?.cancel();
    },
    list: async function* () {
      for (let token: string | undefined, hasMore = true; hasMore; ) {
        const { files, next } = await listPage(pageSize, token);
        yield files.map(({ key, ...file }) => ({ ...file, name: key.slice(folder.length) }));
        token = next;
        hasMore = next !== undefined;
      }
    },
    check: async () => void (await listPage(1)),
  };
};

const readBucketUrl = (text: string) => {
  const url = new URL(text);
  const [, bucket = "", ...folders] = url.pathname.replace(/\/$/, "").split("/");
  return {
    origin: url.origin,
    host: url.host,
    bucket: `/${bucket}`,
    folder: folders.map((name) => `${decodeURIComponent(name)}/`).join(""),
    keyId: decodeURIComponent(url.username),
    secret: decodeURIComponent(url.password),
    region: url.searchParams.get("region") ?? "us-east-1",
  };
};

type Listing = { files: (Omit<ListedFile, "name"> & { key: string })[]; next: string | undefined };

const readListing = async (xml: string): Promise<Listing> => {
  const { XMLParser } = await import("fast-xml-parser");
  const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === "Contents" });
  const { ListBucketResult: result } = Object(parser.parse(xml));
  const contents: unknown[] = Object(result).Contents ?? [];
  const next: unknown = Object(result).NextContinuationToken;
  return {
    files: contents.map((file) => ({
      key: String(Object(file).Key),
      bytes: Number(Object(file).Size),
      digest: digestOf(String(Object(file).ETag)),
      changedAt: new Date(String(Object(file).LastModified)),
    })),
    next: typeof next === "string" && next !== "" ? next : undefined,
  };
};

/** The ETag's value: a proxy may have made the ETag weak (`W/`). */
const digestOf = (etag: string): string | undefined => /^(?:W\/)?"?([\w-]{1,100})"?$/.exec(etag)?.[1];

const codeIn = (xml: string): string => /<Code>(\w{1,60})<\/Code>/.exec(xml)?.[1] ?? "";
