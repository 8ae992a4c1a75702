/**
 * Writes sbom.cdx.json: the packages that are installed with this one. `npm sbom --omit=dev` of npm 11 also omits packages
 * that development needs too.
 */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";

type Component = { "bom-ref": string; properties: { name: string }[] };
type Bill = { components: Component[]; dependencies: { ref: string; dependsOn: string[] }[] };

const printed = execFileSync("npm", ["sbom", "--sbom-format=cyclonedx"], { encoding: "utf8", maxBuffer: 2 ** 26 });
const bill: Bill = JSON.parse(printed);
const isForDevelopment = ({ properties }: Component): boolean =>
  properties.some(({ name }) => name === "cdx:npm:package:development");
const developmentRefs = new Set(bill.components.filter(isForDevelopment).map((component) => component["bom-ref"]));
const isInstalled = (ref: string): boolean => !developmentRefs.has(ref);

const components = bill.components.filter((component) => isInstalled(component["bom-ref"]));
const dependencies = bill.dependencies
  .filter(({ ref }) => isInstalled(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isInstalled) }));
writeFileSync("sbom.cdx.json", JSON.stringify({ ...bill, components, dependencies }, null, 2));
