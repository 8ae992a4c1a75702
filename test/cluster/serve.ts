/** Runs the installation on this machine until Ctrl-C: `make cluster`. */
import { exitCodeOf, nextSignal } from "../../src/program/cli/shutdown.ts";
import { startInstallation } from "./installation.ts";

const signalled = nextSignal();
const started = await Promise.race([startInstallation(), signalled]);
// The started programs end with this one.
if (typeof started === "string") process.exit(exitCodeOf(started));
const { url, databaseUrl, statsUrl, folder, nodes, services, stop } = started;
const lines = [
  ["the service", url],
  ...services.map((service) => [`  ${service.name}`, service.url]),
  ["its database", databaseUrl],
  ...nodes.map(({ name, database, patroniUrl }) => [`  ${name}`, `${database}, Patroni at ${patroniUrl}`]),
  ["HAProxy's page", statsUrl],
  ["logs and data", `${folder} (deleted at the end)`],
];
for (const [label = "", value] of lines) console.log(`${label.padEnd(16)}${value}`);
console.log("Ctrl-C stops everything.");
console.log(`${await signalled}: stopping`);
await stop();
process.exit(0);
