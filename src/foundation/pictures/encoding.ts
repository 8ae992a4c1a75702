import { join } from "node:path";
import type { Sharp, SharpOptions } from "sharp";
import { BadRequest, type ServiceError, Unavailable } from "../errors.ts";
import { createLimiter, type Limiter } from "../limiter.ts";
import { packageRoot } from "../package.ts";
import { type PictureSize, pictureSizes } from "./pictures.ts";

export type EncodedPicture = { size: PictureSize; width: number; height: number; content: Uint8Array }[];

/** @throws BadRequest for anything that is not a picture, Unavailable when too many calls wait */
export type EncodePicture = (bytes: Uint8Array) => Promise<EncodedPicture>;

/** Twice the resolution of most cameras; 256 MB when decoded. */
const maxPixels = 64_000_000;
/** The largest picture takes one or two seconds. */
const stepTimeoutSeconds = 8;
const quality = 82;

const signatures: readonly ((bytes: Uint8Array) => boolean)[] = [
  (bytes) => startsWith(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  (bytes) => startsWith(bytes, 0, [0xff, 0xd8, 0xff]),
  (bytes) => textAt(bytes, 0) === "RIFF" && textAt(bytes, 8) === "WEBP",
  (bytes) =>
    textAt(bytes, 4) === "ftyp" && /avif|avis|mif1|miaf/.test(Buffer.from(bytes.subarray(8, 64)).toString("latin1")),
];

const startsWith = (bytes: Uint8Array, offset: number, expected: readonly number[]): boolean =>
  expected.every((byte, index) => bytes[offset + index] === byte);
const textAt = (bytes: Uint8Array, offset: number): string =>
  Buffer.from(bytes.subarray(offset, offset + 4)).toString("latin1");

/** Encoding may take 256 MB and a core; waiting uploads stay in memory. The wait is short, because clients time out too. */
const limits = { concurrency: 1, maxWaiting: 16, maxWaitMs: 8_000 };

export const createPictureLimiter = (): Limiter =>
  createLimiter(
    limits,
    () => new Unavailable("many pictures are being uploaded right now; try again shortly", { code: "overloaded" }),
  );

export const createEncoder =
  (limiter: Limiter): EncodePicture =>
  async (bytes) => {
    if (!signatures.some((matches) => matches(bytes)))
      throw invalidPicture("is not a picture; send a PNG, JPEG, WebP or AVIF file");
    const sharp = await loadSharp();
    return limiter(() => encode(sharp, bytes));
  };

type Decode = (input: Uint8Array, options: SharpOptions) => Sharp;

const encode = async (decode: Decode, bytes: Uint8Array): Promise<EncodedPicture> => {
  try {
    // Decoded once; smaller sizes derive from the largest. Metadata is dropped.
    const { data, info } = await fitInside(
      decode(bytes, { limitInputPixels: maxPixels, failOn: "error", sequentialRead: true }).autoOrient(),
      1600,
    )
      .toColourspace("srgb")
      .timeout({ seconds: stepTimeoutSeconds })
      .raw({ depth: "uchar" })
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const encoded: EncodedPicture = [];
    for (const size of pictureSizes) {
      const file = await fitInside(decode(data, { raw: { width, height, channels } }), size)
        .webp({ quality })
        .timeout({ seconds: stepTimeoutSeconds })
        .toBuffer({ resolveWithObject: true });
      encoded.push({ size, width: file.info.width, height: file.info.height, content: file.data });
    }
    return encoded;
  } catch (error) {
    throw refusalOf(error);
  }
};

const fitInside = (picture: Sharp, size: PictureSize): Sharp =>
  picture.resize({ width: size, height: size, fit: "inside", withoutEnlargement: true });

const refusalOf = (error: unknown): ServiceError => {
  const reason = error instanceof Error ? error.message : "";
  if (/pixel limit|dimension/i.test(reason))
    return invalidPicture(`has more than ${maxPixels / 1_000_000} million pixels; send a smaller one`, error);
  if (/timeout/i.test(reason)) return invalidPicture("takes too long to decode; send a simpler or smaller one", error);
  return invalidPicture("is damaged or in an unusual format; save the picture again, and upload the new file", error);
};

const invalidPicture = (fault: string, cause?: unknown) =>
  new BadRequest(`the file ${fault}`, { field: "photo", cause });

/** The allowed decoders. sharp has more than thirty others, which untrusted bytes must not reach. */
const decoders = ["Png", "Jpeg", "Webp", "Heif"].map((format) => `VipsForeignLoad${format}Buffer`);

const load = async () => {
  // Without a configuration, fontconfig complains on standard error.
  process.env["FONTCONFIG_FILE"] ??= join(packageRoot, "src/foundation/pictures/fonts.conf");
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: decoders });
  return sharp;
};

let loading: ReturnType<typeof load> | undefined;

/** Loaded at its first use: most processes never need it. */
export const loadSharp = (): ReturnType<typeof load> => {
  loading ??= load();
  return loading;
};
