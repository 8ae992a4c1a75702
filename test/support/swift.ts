import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import type { Test } from "tap";
import { freePort } from "../e2e/program.ts";

/* OpenStack Swift from Debian's packages: an object store that has the API of Amazon S3. */

const kinds = ["account", "container", "object"] as const;

export const withoutSwift = (): string | false => {
  const missing = [...kinds, "proxy"].find((kind) => !existsSync(`/usr/bin/swift-${kind}-server`));
  if (missing === undefined) return false;
  if (process.env["CI"] === "true") throw new Error(`CI has no swift-${missing}; .ci/run installs Debian's`);
  return `needs Debian's swift-${missing}`;
};

const run = (file: string, args: string[], cwd: string): void => {
  const { status, stderr } = spawnSync(file, args, { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(`${file}: ${stderr}`);
};

const configOf = (folder: string, port: number, sections: string): string => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${process.getuid?.() === 0 ? "root" : (process.env["USER"] ?? "nobody")}
swift_dir = ${folder}
devices = ${folder}/disk
mount_check = false
${sections}`;

const proxy = `[pipeline:main]
pipeline = catch_errors cache s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
`;

const pipelineOf = (kind: string): string =>
  `[pipeline:main]\npipeline = ${kind}-server\n[app:${kind}-server]\nuse = egg:swift#${kind}\n`;

/** Starts one node that stores one copy of each object. @returns the URL of a bucket with its credentials, and `stop` */
export const startSwift = async (t: Test) => {
  // Swift writes extended attributes of users, which tmpfs supports only since Linux 6.6.
  const folder = await mkdtemp("/var/tmp/alliance-swift-");
  const servers: ChildProcess[] = [];
  const stop = async () => {
    const running = servers.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
    const exits = running.map((server) => once(server, "exit"));
    for (const server of running) server.kill("SIGKILL");
    await Promise.all(exits);
  };
  t.teardown(async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  });
  await mkdir(join(folder, "disk/sda"), { recursive: true });
  await writeFile(
    join(folder, "swift.conf"),
    "[swift-hash]\nswift_hash_path_prefix = a\nswift_hash_path_suffix = b\n[storage-policy:0]\nname = only\ndefault = yes\n",
  );
  const start = async (kind: string, port: number, sections: string) => {
    const file = join(folder, `${kind}.conf`);
    await writeFile(file, configOf(folder, port, sections));
    servers.push(spawn(`/usr/bin/swift-${kind}-server`, [file], { cwd: folder, stdio: "ignore" }));
  };
  for (const kind of kinds) {
    const port = await freePort();
    const builder = `${kind}.builder`;
    run("swift-ring-builder", [builder, "create", "4", "1", "0"], folder);
    run("swift-ring-builder", [builder, "add", `r1z1-127.0.0.1:${port}/sda`, "1"], folder);
    run("swift-ring-builder", [builder, "rebalance"], folder);
    await start(kind, port, pipelineOf(kind));
  }
  const port = await freePort();
  await start("proxy", port, proxy);
  const client = new AwsClient({ accessKeyId: "test:tester", secretAccessKey: "testing", service: "s3", retries: 0 });
  const bucket = `http://127.0.0.1:${port}/pictures`;
  await untilCreated(client, bucket);
  // The object server may be ready later than the container server, which creates buckets.
  await untilCreated(client, `${bucket}/ready`);
  return { url: `http://test%3Atester:testing@127.0.0.1:${port}/pictures/of/tests`, stop };
};

const untilCreated = async (client: AwsClient, url: string): Promise<void> => {
  for (let tries = 0; ; tries++) {
    const response = await client.fetch(url, { method: "PUT" }).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return;
    if (tries > 300) throw new Error(`Swift was not ready within 30 seconds: ${response?.status}`);
    await delay(100);
  }
};
