/** What the compiler leaves to do in dist/: Redoc's script, and a program that can be run. */
import { chmod, writeFile } from "node:fs/promises";
import { redocFile, redocOfPackage } from "./src/pages/redoc.ts";

const { script, license } = await redocOfPackage();
await writeFile(`dist/src/pages/${redocFile}`, script);
await writeFile(`dist/src/pages/${redocFile}.LICENSE.txt`, license);
await chmod("dist/src/cli/alliance.js", 0o755);
