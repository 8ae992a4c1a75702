import assert from "node:assert/strict";
import { once } from "node:events";
import { test } from "tap";
import { prettyMessage } from "../../src/program/cli/logger.ts";
import { recordLog } from "../support/log.ts";
import { startService } from "../support/service.ts";
import { listenOn, openSocket } from "../support/sockets.ts";

test("logs one line per request, with its path but without its query (criterion 47)", async (t) => {
  const { logger, records, lines } = recordLog();
  const { app, raw } = await startService(t, { data: "none", logger });
  const logLineFor = async (url: string) => {
    lines.length = 0;
    await raw({ url });
    const requests = records().filter(({ msg }) => msg === "request");
    assert.equal(requests.length, 1);
    return requests[0] ?? {};
  };

  await t.test("the line of a read has its path and its route", async () => {
    const path = "/api/v1/alliances/nowhere";
    const { level: _, time, pid, hostname, reqId, msg, error, ms, ...line } = await logLineFor(`${path}?q=secret`);
    const route = "/api/v1/alliances/:alliance";
    assert.deepEqual(line, { method: "GET", path, route, status: 400, ip: "127.0.0.1" });
    assert.equal(typeof ms, "number");
    assert.doesNotMatch(lines.join(), /secret/);
  });

  await t.test("the line of a 404 has the first 200 characters of the path", async () => {
    assert.equal((await logLineFor("/nope"))["path"], "/nope");
    assert.equal((await logLineFor(`/${"a".repeat(5_000)}`))["path"], `/${"a".repeat(199)}…`);
  });

  await t.test("refuses terminal control characters without logging them", async (t) => {
    const port = await listenOn(app);
    lines.length = 0;
    for (const byte of [0x1b, 0x7f, 0x9b]) {
      const request = `GET /${String.fromCharCode(byte)}[31mred HTTP/1.1\r\nhost: x\r\n\r\n`;
      const [response] = await once(await openSocket(t, port, Buffer.from(request, "latin1")), "data");
      assert.match(String(response), /^HTTP\/1\.1 400 /);
    }
    assert.deepEqual(lines, []);
  });

  await t.test("the line on a terminal has method, path, status and duration", async () => {
    const line = { msg: "request", reqId: "r1", method: "GET", path: "/nope", status: 404, ms: 3, ip: "127.0.0.1" };
    assert.equal(prettyMessage(line, "request"), "GET /nope 404 3 ms");
    assert.equal(prettyMessage({ reqId: "r1" }, "it broke"), "it broke (request r1)");
    assert.equal(prettyMessage({ reqId: "r1", ip: "::1" }, "login"), "login (request r1 from ::1)");
    assert.equal(prettyMessage({}, "mail sent"), "mail sent");
  });
});
