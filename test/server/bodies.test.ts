import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import { test } from "tap";
import { allowEverything, startService } from "../support/service.ts";

test("request bodies must be unencoded UTF-8 (criterion 65)", async (t) => {
  const { raw } = await startService(t, allowEverything);
  const json = JSON.stringify({ email: "a@example.org", password: "x" });
  const bodies = [
    ["application/json", json],
    ["application/x-www-form-urlencoded", "email=a%40example.org&password=x"],
  ] as const;
  const send = (type: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
    raw({
      method: "POST",
      url: "/auth/login",
      headers: { accept: "application/json", "content-type": type, ...headers },
      payload,
    });

  for (const coding of ["gzip", "br", "deflate", "GZIP", "identity, gzip", "aes128gcm"])
    await t.test(`415 to a body with Content-Encoding: ${coding}`, async () => {
      for (const [type, text] of bodies)
        for (const payload of [gzipSync(text), text]) {
          const { status, headers, body } = await send(type, payload, { "content-encoding": coding });
          assert.equal(status, 415);
          assert.equal(headers["accept-encoding"], "identity");
          assert.match(body.error, /Content-Encoding/);
        }
    });

  await t.test("400 to a form that does not decode to UTF-8", async () => {
    const broken = ["email=%ff&password=x", "email=%&password=x", "%c3%28=x"];
    for (const payload of [...broken, Buffer.from("email=a\xff@example.org&password=x", "latin1")]) {
      const { status, body } = await send("application/x-www-form-urlencoded", payload);
      assert.deepEqual([status, body.error], [400, "the form must be UTF-8, percent-encoded"], String(payload));
    }
  });

  await t.test("Content-Encoding: identity changes nothing, nor does any Content-Encoding without a body", async () => {
    for (const coding of ["identity", "Identity", ""])
      assert.equal((await send("application/json", json, { "content-encoding": coding })).status, 401);
    const { status } = await raw({ method: "GET", url: "/api/v1/alliances", headers: { "content-encoding": "gzip" } });
    assert.equal(status, 200);
  });

  for (const charset of ["iso-8859-1", "utf-16", '"latin1"', "utf-7", '""', "utf-8; charset=latin1"])
    await t.test(`415 to charset=${charset}`, async () => {
      for (const [type, text] of bodies) {
        const { status, body } = await send(`${type}; Charset=${charset}`, text);
        assert.equal(status, 415);
        assert.match(body.error, /UTF-8|application\//);
      }
      const url = "/api/v1/jobs/id/019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55";
      const headers = { "content-type": `application/merge-patch+json;charset=${charset}` };
      assert.equal((await raw({ method: "PATCH", url, headers, payload: "{}" })).status, 415);
    });

  await t.test("accepts UTF-8 and US-ASCII in all spellings", async () => {
    for (const charset of ["utf-8", "UTF-8", '"Utf-8"', "utf8", "us-ascii"])
      for (const [type, text] of bodies) assert.equal((await send(`${type};charset=${charset}`, text)).status, 401);
  });
});
