import { join } from "node:path";
import { Eta } from "eta";
import { v7 as uuid } from "uuid";
import { sessionPages } from "../../../generated/contract.ts";
import { inkOn } from "../../foundation/colors.ts";
import { type Language, languages, translators } from "../../foundation/languages/texts.ts";
import { packageRoot, version } from "../../foundation/package.ts";
import { type PictureSize, parseUploadName, picturePath, uploadedPath } from "../../foundation/pictures/pictures.ts";
import { recordOf } from "../../foundation/record-of.ts";
import { type AssetPath, accentPath } from "./assets.ts";
import type { Site } from "./document.ts";
import { formatsIn } from "./formats.ts";
import { toHtml } from "./markdown.ts";

/** The paths of an uploaded picture by size; `null` for pictures of other sites, which pages do not load. */
export const pictureOf =
  (baseUrl: string) =>
  (url: string | null | undefined): Record<PictureSize, string> | null => {
    const path = url ? uploadedPath(url, baseUrl) : undefined;
    const name = path && parseUploadName(path.slice(path.lastIndexOf("/") + 1));
    return name ? { 128: picturePath(name, 128), 512: picturePath(name, 512), 1600: picturePath(name, 1600) } : null;
  };

declare const data: unique symbol;

type Template<Data> = {
  readonly path: string;
  /** Fixed language, regardless of the reader's. */
  readonly language?: Language;
  readonly [data]?: (value: Data) => void;
};

/** @param path below `src/`, without extension */
export const template = <Data>(path: string, opts: { language?: Language } = {}): Template<Data> => ({ path, ...opts });

/** Renders a template to HTML; the compiler checks the data. */
export type Render = <Data extends object>(template: Template<Data>, data: NoInfer<Data>) => Promise<string>;

/** JSON for a `script` element. The HTML parser ends the element at the first `</script>`. */
const jsonForScript = (value: object): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/** Returns the query string with the page to open after signing in; empty for the default page. */
const nextQuery = (next: string | undefined): string =>
  next === undefined || next === sessionPages.landing ? "" : `?next=${encodeURIComponent(next)}`;

/** Templates that several pages include as `/name`. */
const sharedTemplates = join(packageRoot, "src/web/pages/templates");

const createEngine = (): Eta => {
  const eta = new Eta({ views: join(packageRoot, "src"), cache: true, functionHeader: "const { t, tHtml } = it;" });
  const { resolvePath } = eta;
  eta.resolvePath = function (path, options) {
    return path.startsWith("/") ? join(sharedTemplates, `${path}.eta`) : resolvePath.call(this, path, options);
  };
  return eta;
};

export const createRender = (
  asset: AssetPath,
  site: Omit<Site, "contact"> & { logo: string | null; baseUrl: string; origin: string },
): Readonly<Record<Language, Render>> => {
  const eta = createEngine();
  const sharedData = {
    toHtml,
    pictureOf: pictureOf(site.baseUrl),
    nextQuery,
    jsonForScript,
    newKey: uuid,
    version,
    asset,
    siteName: site.name,
    site,
    accentPath,
    inkOn,
    baseUrl: site.baseUrl,
    origin: site.origin,
  };
  const renderIn = (language: Language): Render => {
    let languageData: object | undefined;
    return async ({ path }, pageData) => {
      languageData ??= { ...sharedData, ...translators[language], ...formatsIn(language) };
      return eta.render(path, { ...languageData, ...pageData });
    };
  };
  return recordOf(languages, renderIn);
};
