import { createHash } from "node:crypto";
import { createEncoding } from "../../../foundation/pictures/encoding.ts";
import { pictureFile, picturePath, storedPicture } from "../../../foundation/pictures/pictures.ts";
import { loadSharp } from "../../../foundation/pictures/sharp.ts";
import type { Storage } from "../../../foundation/storage/storage.ts";
import type { Dataset, Recipe, Upload, User } from "../dataset.ts";
import { createRandom } from "../random.ts";
import { type Painting, paintLandscape, paintLogo } from "./paintings.ts";

/** Nobody else waits for these. */
const encode = createEncoding((work) => work());

/**
 * Paints for each alliance and group, keeps the files as those of uploads are kept, and shows them; events share them. A third of the events
 * have none, so that the demo data shows this too.
 */
export const withPictures = async (dataset: Dataset, { seed, today }: Recipe, storage: Storage): Promise<Dataset> => {
  const { alliances, groups, events, users } = dataset;
  const ids = createRandom(seed, "pictures");
  const upload = async (painting: Painting, owner: User | undefined): Promise<Upload> => ({
    ...(await keepPicture(painting, storage)),
    id: ids.id(today),
    userId: owner?.id ?? null,
    createdAt: today,
  });
  const landscapeOf = ({ slug, name }: { slug: string; name: string }) =>
    upload(paintLandscape(createRandom(seed, `picture of ${slug}`), name), users[0]);
  const [banners, logos, landscapes] = await Promise.all([
    Promise.all(alliances.map(landscapeOf)),
    Promise.all(
      alliances.map(({ slug, name }) => upload(paintLogo(createRandom(seed, `logo of ${slug}`), name), users[0])),
    ),
    Promise.all(groups.map(landscapeOf)),
  ]);
  return {
    ...dataset,
    uploads: [...banners, ...logos, ...landscapes],
    alliances: alliances.map((alliance, nth) => ({
      ...alliance,
      bannerUrl: shown(banners[nth]),
      logoUrl: shown(logos[nth]),
    })),
    groups: groups.map((group, nth) => ({ ...group, bannerUrl: shown(landscapes[nth]) })),
    // Pages show no others.
    users: users.map((user, nth) =>
      user.photoUrl === null ? user : { ...user, photoUrl: shown(landscapes[nth % landscapes.length]) },
    ),
    // Neighbours in lists differ.
    events: events.map((event, nth) => ({
      ...event,
      bannerUrl: nth % 3 === 0 ? null : shown(landscapes[(5 * nth) % landscapes.length]),
    })),
  };
};

const shown = (upload: Upload | undefined) => (upload ? storedPicture(picturePath(upload.name, 1600), "") : null);

/** The name is of the content: seeding again writes the same files. */
export const keepPicture = async ({ width, height, pixels }: Painting, storage: Pick<Storage, "put">) => {
  const sharp = await loadSharp();
  const file = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const digest = createHash("sha256").update(pixels).digest("hex");
  const name = digest.slice(0, 32);
  const picture = await encode(file);
  for (const { size, content } of picture) await storage.put(pictureFile(name, size), content);
  return {
    name,
    digest,
    widths: picture.map(({ width }) => width),
    heights: picture.map(({ height }) => height),
    bytes: picture.map(({ content }) => content.byteLength),
  };
};
