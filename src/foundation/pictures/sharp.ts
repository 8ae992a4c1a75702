import { join } from "node:path";
import { packageRoot } from "../package.ts";

/** The library of sharp has decoders of forty formats; hostile bytes meet four. */
const decoders = ["Png", "Jpeg", "Webp", "Heif"].map((format) => `VipsForeignLoad${format}Buffer`);

const load = async () => {
  // What draws text looks for fonts; where there is no configuration of them it complains on standard error.
  process.env["FONTCONFIG_FILE"] ??= join(packageRoot, "src/foundation/pictures/fonts.conf");
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  // Each picture on one core; how many at once is ours to say.
  sharp.concurrency(1);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: decoders });
  return sharp;
};

let loading: ReturnType<typeof load> | undefined;

/** Loaded for the first picture: most processes never have one. */
export const loadSharp = (): ReturnType<typeof load> => {
  loading ??= load();
  return loading;
};
