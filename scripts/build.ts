/** Completes dist/ after the compiler: adds the contract as JSON and Redoc's script, makes the program executable. */
import { chmod, readFile, writeFile } from "node:fs/promises";
import { parse } from "yaml";
import { redocFile, redocOfPackage } from "../src/web/pages/redoc.ts";

const contract: unknown = parse(await readFile("generated/openapi.yaml", "utf8"));
await writeFile("dist/generated/openapi.json", JSON.stringify(contract));

const { script, license } = await redocOfPackage();
await writeFile(`dist/src/web/pages/${redocFile}`, script);
await writeFile(`dist/src/web/pages/${redocFile}.LICENSE.txt`, license);
await chmod("dist/src/program/cli/alliance.js", 0o755);
