import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Test } from "tap";
import { freePort } from "../e2e/program.ts";
import { temporaryFolder } from "./folders.ts";

const program = process.env["HAPROXY"] ?? "/usr/sbin/haproxy";

/** Tests behind HAProxy are skipped on a machine without it; in CI its absence is a failure. */
export const withoutHaproxy = (): string | false => {
  if (existsSync(program)) return false;
  if (process.env["CI"] === "true") throw new Error("CI has no HAProxy; .ci/run installs Debian's");
  return "no HAProxy was found; install it, or name it in HAPROXY";
};

/** A path at which HAProxy returns 200 while all processes are ready. */
const allReadyPath = "/all-ready";

/** If a connection fails, HAProxy sends the request to the next process, for any method. It repeats a lost request only if it is a GET. */
const configOf = (port: number, servers: readonly string[]): string => `
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 2s
  retries 3
  option redispatch 1
  retry-on conn-failure empty-response

frontend service
  bind 127.0.0.1:${port}
  http-request disable-l7-retry unless METH_GET
  monitor-uri ${allReadyPath}
  monitor fail if { nbsrv(processes) lt ${servers.length} }
  default_backend processes

backend processes
  balance roundrobin
  option forwardfor
  option httpchk GET /readyz
  http-check expect status 200
  default-server check inter 100ms fall 2 rise 2
${servers.map((url, index) => `  server process${index} ${new URL(url).host}`).join("\n")}
`;

/** Starts HAProxy in front of these processes. @returns its URL, and a function that waits until all processes are ready */
export const startHaproxy = async (t: Test, servers: readonly string[]) => {
  const folder = await temporaryFolder(t);
  const port = await freePort();
  const file = join(folder, "haproxy.cfg");
  await writeFile(file, configOf(port, servers));
  const child = spawn(program, ["-db", "-f", file], { stdio: ["ignore", "ignore", "ignore"] });
  t.teardown(() => child.kill("SIGKILL"));
  const url = `http://127.0.0.1:${port}`;
  const untilAllReady = async (): Promise<void> => {
    for (;;) {
      assert.equal(child.exitCode, null, "HAProxy has ended");
      const response = await fetch(url + allReadyPath).catch(() => undefined);
      await response?.arrayBuffer();
      if (response?.status === 200) return;
      await delay(50);
    }
  };
  await untilAllReady();
  return { url, untilAllReady };
};
