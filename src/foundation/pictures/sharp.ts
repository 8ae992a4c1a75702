import { join } from "node:path";
import { packageRoot } from "../package.ts";

/** sharp has decoders of forty formats; hostile bytes reach only four. */
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
