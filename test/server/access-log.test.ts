import assert from "node:assert/strict";
import { once } from "node:events";
import { connect } from "node:net";
import { test } from "tap";
import { prettyMessage } from "../../src/program/cli/logger.ts";
import { recordLog } from "../support/log.ts";
import { startService } from "../support/service.ts";

test("criterion 47: one line a request, with its path and nothing of its query", async (t) => {
  const { logger, records, lines } = recordLog();
  const { app, raw } = await startService(t, { data: "none", logger });
  const lineOf = async (url: string) => {
    lines.length = 0;
    await raw({ url });
    const requests = records().filter(({ msg }) => msg === "request");
    assert.equal(requests.length, 1);
    return requests[0] ?? {};
  };

  await t.test("a read, by path and route", async () => {
    const { method, path, route, status, ms, ip } = await lineOf("/api/v1/alliances/nowhere?q=secret");
    assert.deepEqual(
      { method, path, route, status, ip },
      {
        method: "GET",
        path: "/api/v1/alliances/nowhere",
        route: "/api/v1/alliances/:alliance",
        status: 400,
        ip: "127.0.0.1",
      },
    );
    assert.equal(typeof ms, "number");
    assert.doesNotMatch(lines.join(), /secret/);
  });

  await t.test("a 404 says what was asked for, as far as 200 characters", async () => {
    assert.equal((await lineOf("/nope"))["path"], "/nope");
    assert.equal((await lineOf(`/${"a".repeat(5_000)}`))["path"], `/${"a".repeat(199)}…`);
  });

  await t.test("bytes that steer a terminal are refused before there is a line", async (t) => {
    const { hostname, port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
    lines.length = 0;
    for (const byte of [0x1b, 0x7f, 0x9b]) {
      const socket = connect(Number(port), hostname);
      t.teardown(() => socket.destroy());
      socket.write(Buffer.from(`GET /${String.fromCharCode(byte)}[31mred HTTP/1.1\r\nhost: x\r\n\r\n`, "latin1"));
      const [response] = await once(socket, "data");
      assert.match(String(response), /^HTTP\/1\.1 400 /);
    }
    assert.deepEqual(lines, []);
  });

  await t.test("on a terminal: method, path, status and time", async () => {
    const line = { msg: "request", reqId: "r1", method: "GET", path: "/nope", status: 404, ms: 3, ip: "127.0.0.1" };
    assert.equal(prettyMessage(line, "request"), "GET /nope 404 3 ms");
    assert.equal(prettyMessage({ reqId: "r1" }, "it broke"), "it broke (request r1)");
    assert.equal(prettyMessage({ reqId: "r1", ip: "::1" }, "login"), "login (request r1 from ::1)");
    assert.equal(prettyMessage({}, "mail sent"), "mail sent");
  });
});
