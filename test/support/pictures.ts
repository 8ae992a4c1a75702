import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** Pictures that tests upload. */

export type Format = "png" | "jpeg" | "webp" | "avif";

type Kind = { format?: Format; width?: number; height?: number; color?: string };

/** A picture of one color. Pictures of different colors have different digests. */
export const picture = ({ format = "png", width = 40, height = 30, color = "#336699" }: Kind = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .toFormat(format)
    .toBuffer();

/** A black PNG that is small however many pixels it has. */
export const hugePng = (width: number, height: number): Buffer => {
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
};

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

export const pictureUpload = (body: Buffer, type = "image/png") => ({ body, headers: { "content-type": type } });

/** A form with one file. */
export const multipartForm = (
  content: Buffer,
  { name = "photo", file = "photo.png", more = "" }: { name?: string; file?: string; more?: string } = {},
) => {
  const boundary = "----a-boundary";
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${file}"\r\ncontent-type: image/png\r\n\r\n`;
  return {
    body: Buffer.concat([
      Buffer.from(more.replaceAll("BOUNDARY", boundary) + head),
      content,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  };
};

/** Encodes other fields of a form, for the option `more` of `multipartForm`. */
export const multipartFields = (fields: Record<string, string | readonly string[]>): string =>
  Object.entries(fields)
    .flatMap(([name, value]) => [value].flat().map((content) => [name, content]))
    .map(([name, value]) => `--BOUNDARY\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join("");
