import assert from "node:assert/strict";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { test } from "tap";
import { newDataDir, runSuccessfully, signal, start } from "../e2e/program.ts";

const residentMegabytes = async (pid: number): Promise<number> =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

const requestFor = (coding: string): string =>
  `GET /assets/redoc.standalone.js HTTP/1.1\r\nHost: x\r\nAccept-Encoding: ${coding}\r\n\r\n`;

const attack = async (url: string, request: string, pipelined: number): Promise<Socket[]> =>
  Promise.all(
    Array.from({ length: 400 }, async () => {
      const socket = connect(Number(new URL(url).port), "127.0.0.1");
      socket.on("error", () => {});
      await once(socket, "connect");
      socket.write(request.repeat(pipelined));
      return socket;
    }),
  );

const attacks = [
  { pipelined: 10, coding: "identity" },
  { pipelined: 16, coding: "identity" },
  { pipelined: 16, coding: "br" },
  { pipelined: 1_000, coding: "identity" },
];

for (const { pipelined, coding } of attacks) {
  test(`400 connections that pipeline ${pipelined} requests (${coding}) and never read use bounded memory (criterion 60)`, async (t) => {
    const settings = { ALLIANCE_DATA_DIR: await newDataDir(t) };
    await runSuccessfully(["migrate"], settings);
    const { child, url, ended } = await start(t, "serve", settings, {
      fault: "its connections, which nobody reads",
    });
    const pid = child.pid ?? assert.fail("the service has no process id");
    await fetch(`${url}/api/v1/health`);
    const before = await residentMegabytes(pid);
    const sockets = await attack(url, requestFor(coding), pipelined);
    let peak = 0;
    for (let round = 0; round < 30; round++) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      peak = Math.max(peak, await residentMegabytes(pid));
    }
    const startedAt = performance.now();
    assert.equal((await fetch(`${url}/api/v1/health`)).status, 200);
    const waited = Math.round(performance.now() - startedAt);
    signal(child, "SIGTERM");
    const stopping = performance.now();
    const code = await ended;
    const seconds = (performance.now() - stopping) / 1_000;
    for (const socket of sockets) socket.destroy();
    t.comment(
      `memory ${Math.round(before)} MB, at most ${Math.round(peak)} MB; health in ${waited} ms; SIGTERM: ${code} in ${seconds.toFixed(1)} s`,
    );
    assert.equal(code, 0);
    assert.ok(waited < 1_000, `health took ${waited} ms`);
    assert.ok(seconds <= 10, `stopping took ${seconds} s`);
    assert.ok(peak - before < 200, `memory grew from ${before} to ${peak} MB`);
  });
}
