import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createEncoder } from "../../../foundation/pictures/encoding.ts";
import { pictureFile, picturePath, toStoredPicture } from "../../../foundation/pictures/pictures.ts";
import type { Storage } from "../../../foundation/storage/storage.ts";
import type { Recipe, Upload } from "../tables.ts";
import { createRandom, seedFolder } from "../values.ts";
import type { demoDataset } from "./dataset.ts";

const encode = createEncoder((work) => work());

/** Stores a picture under a hash of its content, so that seeding again writes the same files. */
export const storePicture = async (file: string, storage: Pick<Storage, "put">) => {
  const bytes = await readFile(`${seedFolder}/demo/pictures/${file}.webp`);
  const digest = createHash("sha256").update(bytes).digest("hex");
  const name = digest.slice(0, 32);
  const picture = await encode(bytes);
  for (const { size, content } of picture) await storage.put(pictureFile(name, size), content);
  return {
    name,
    digest,
    widths: picture.map(({ width }) => width),
    heights: picture.map(({ height }) => height),
    bytes: picture.map(({ content }) => content.byteLength),
  };
};

/** Stores the pictures and adds them to the rows. Events and users get the pictures of groups. */
export const withPictures = async (
  { alliances, groups, events, users, ...dataset }: ReturnType<typeof demoDataset>,
  { seed, today }: Recipe,
  storage: Storage,
) => {
  const ids = createRandom(seed, "pictures");
  const upload = async (file: string): Promise<Upload> => {
    const id = ids.id(today);
    return { ...(await storePicture(file, storage)), id, userId: users[0]?.id ?? null, createdAt: today };
  };
  const uploadAll = (files: string[]): Promise<Upload[]> => Promise.all(files.map(upload));
  const banners = await uploadAll(alliances.map(({ slug }) => slug));
  const logos = await uploadAll(alliances.map(({ slug }) => `${slug}-logo`));
  const landscapes = await uploadAll(groups.map(({ slug }) => slug));
  const landscapeOf = (nth: number) => storedUrl(landscapes[nth % landscapes.length]);
  return {
    ...dataset,
    uploads: [...banners, ...logos, ...landscapes],
    alliances: alliances.map((alliance, nth) => ({
      ...alliance,
      bannerUrl: storedUrl(banners[nth]),
      logoUrl: storedUrl(logos[nth]),
    })),
    groups: groups.map((group, nth) => ({ ...group, bannerUrl: landscapeOf(nth) })),
    users: users.map((user, nth) => (user.photoUrl === null ? user : { ...user, photoUrl: landscapeOf(nth) })),
    events: events.map((event, nth) => ({ ...event, bannerUrl: nth % 3 === 0 ? null : landscapeOf(5 * nth) })),
  };
};

const storedUrl = (upload: Upload | undefined) => (upload ? toStoredPicture(picturePath(upload.name, 1600), "") : null);
