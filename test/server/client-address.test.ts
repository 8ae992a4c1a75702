import assert from "node:assert/strict";
import type { IncomingMessage } from "node:http";
import { test } from "tap";
import { readClientAddress, type TrustProxy, trustedHops } from "../../src/server/http/client-address.ts";
import { startService } from "../support/service.ts";

const determineClient = (trust: TrustProxy, peer: string, forwarded: string): string | undefined => {
  const headers: IncomingMessage["headers"] = { "x-forwarded-for": forwarded };
  const trusts = trustedHops(trust);
  // The request has only the properties that the function reads.
  if (trusts) readClientAddress({ headers, socket: { remoteAddress: peer } } as IncomingMessage, trusts);
  return trusts ? String(headers["x-forwarded-for"] ?? peer) : peer;
};

test("determines the client's address (criterion 63)", async () => {
  const table: [trust: TrustProxy, peer: string, forwarded: string, client: string][] = [
    [false, "10.0.0.1", "192.0.2.1", "10.0.0.1"],
    [0, "10.0.0.1", "192.0.2.1", "10.0.0.1"],
    [[], "10.0.0.1", "192.0.2.1", "10.0.0.1"],
    // One proxy: it appended the last entry, the client wrote the others.
    [true, "10.0.0.1", "192.0.2.1", "192.0.2.1"],
    [true, "10.0.0.1", "203.0.113.9, 192.0.2.1", "192.0.2.1"],
    [1, "10.0.0.1", "127.0.0.1,203.0.113.9,192.0.2.1", "192.0.2.1"],
    [2, "10.0.0.1", "203.0.113.9, 192.0.2.1, 10.0.0.2", "192.0.2.1"],
    [2, "10.0.0.1", "192.0.2.1", "192.0.2.1"],
    [16, "10.0.0.1", "", "10.0.0.1"],
    [["10.0.0.0/8"], "10.0.0.1", "203.0.113.9, 192.0.2.1, 10.2.3.4", "192.0.2.1"],
    [["10.0.0.1", "2001:db8::/32"], "2001:db8::7", "192.0.2.1, 10.0.0.1", "192.0.2.1"],
    [["10.0.0.0/8"], "::ffff:10.0.0.1", "192.0.2.1", "192.0.2.1"],
    [["10.0.0.0/8"], "192.0.2.66", "10.0.0.1", "192.0.2.66"],
    // Formats that some proxies write.
    [true, "10.0.0.1", "192.0.2.1:5678", "192.0.2.1"],
    [true, "10.0.0.1", "[2001:db8::1]:80", "2001:db8::1"],
    [true, "10.0.0.1", "[2001:db8::1]", "2001:db8::1"],
    [true, "10.0.0.1", "2001:db8::1", "2001:db8::1"],
    [true, "10.0.0.1", "fe80::1%eth0", "fe80::1"],
    [true, "10.0.0.1", "[fe80::1%br-lan]:80", "fe80::1"],
    [["fe80::/10"], "fe80::1%br-lan", "192.0.2.1", "192.0.2.1"],
    [true, "10.0.0.1", "%eth0", "10.0.0.1"],
    [true, "10.0.0.1", "unknown", "10.0.0.1"],
    [true, "10.0.0.1", "_hidden", "10.0.0.1"],
    [true, "10.0.0.1", "192.0.2.1, unknown", "10.0.0.1"],
    [true, "10.0.0.1", "1", "10.0.0.1"],
    [true, "10.0.0.1", "0x7f.1", "10.0.0.1"],
    [true, "10.0.0.1", "192.0.2.1:", "10.0.0.1"],
    [true, "10.0.0.1", ", ,", "10.0.0.1"],
    [2, "10.0.0.1", "203.0.113.9, unknown, 10.0.0.2", "10.0.0.2"],
  ];
  for (const [trust, peer, forwarded, client] of table)
    assert.equal(
      determineClient(trust, peer, forwarded),
      client,
      `trusting ${JSON.stringify(trust)}, ${peer} sends "${forwarded}"`,
    );
});

test("forged addresses in requests to the service (criterion 63)", async (t) => {
  const limits = { factor: 1 };
  const body = { email: "nobody@example.org", password: "not this one" };

  for (const trustProxy of [true, 1, ["127.0.0.1"]]) {
    const { call } = await startService(t, { data: "none", limits, trustProxy });
    const logIn = (forwarded: string) =>
      call("logIn", { body, headers: { "x-forwarded-for": forwarded, accept: "application/json" } });

    await t.test(`trusting ${trustProxy}, the leftmost address does not evade the limit of failures`, async () => {
      const statuses: number[] = [];
      for (let index = 0; index < 20; index++) statuses.push((await logIn(`198.51.100.${index}, 192.0.2.7`)).status);
      assert.equal(statuses.filter((status) => status === 401).length, 5);
      assert.equal(statuses.filter((status) => status === 429).length, 15);
      assert.equal((await logIn("192.0.2.7:4711")).status, 429);
      assert.equal((await logIn("192.0.2.8")).status, 401);
    });
    await t.test(`trusting ${trustProxy}, invalid addresses cause no 500`, async () => {
      const hosts = [
        "unknown",
        "1.2.3.4:5678",
        "[::1]:80",
        "fe80::1%a-b",
        "1::%a:b",
        "'",
        "a".repeat(4_000),
        "%00",
        ",",
      ];
      for (const forwarded of hosts) assert.ok([401, 429].includes((await logIn(forwarded)).status), forwarded);
    });
  }

  await t.test("a trusted proxy's host and scheme appear in no link (criterion 28)", async () => {
    const { call } = await startService(t, { trustProxy: true });
    const headers = { "x-forwarded-host": "evil.example", "x-forwarded-proto": "ftp", "x-forwarded-for": "192.0.2.1" };
    const { headers: responseHeaders, body } = await call("listAlliances", { query: { limit: 1 }, headers });
    assert.match(String(responseHeaders["link"]), /^<https:\/\/alliance\.test\/api\/v1\/alliances\?/);
    assert.doesNotMatch(JSON.stringify(body), /evil\.example/);
  });
});
