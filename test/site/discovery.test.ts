import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "tap";
import { parse } from "yaml";
import { startService } from "../support/service.ts";

const baseUrl = "https://alliance.example";

test("discovery documents", async (t) => {
  const { call, app } = await startService(t, { data: "none", baseUrl });
  const pathOf = (url: string) => url.slice(baseUrl.length);

  await t.test("the API catalog is a linkset whose targets exist", async () => {
    const { body, headers } = await call("getApiCatalog");
    assert.match(String(headers["content-type"]), /^application\/linkset\+json/);
    const { linkset } = body as { linkset: Record<string, { href: string; type?: string }[]>[] };
    const anchors = linkset.map(({ anchor }) => String(anchor).slice(baseUrl.length));
    assert.deepEqual(anchors, ["/.well-known/api-catalog", "/api/v1", "/mcp"]);
    assert.deepEqual(linkset[0]?.["item"], [{ href: `${baseUrl}/api/v1` }, { href: `${baseUrl}/mcp` }]);
    for (const { href, type = "" } of linkset
      .slice(1)
      .flatMap(({ anchor: _, ...links }) => Object.values(links).flat())) {
      const { statusCode, headers } = await app.inject({ url: pathOf(href) });
      assert.equal(statusCode, 200, href);
      assert.ok(String(headers["content-type"]).startsWith(type), `${href} is ${headers["content-type"]}`);
    }
    const { api = {}, mcp = {} } = { api: linkset[1], mcp: linkset[2] };
    for (const relation of ["service-desc", "service-doc", "status"]) assert.ok(relation in api && relation in mcp);
  });

  await t.test("HEAD of the API catalog has the link relation and the profile (RFC 9727)", async () => {
    const { headers, payload } = await app.inject({ method: "HEAD", url: "/.well-known/api-catalog" });
    assert.equal(
      headers["link"],
      `<${baseUrl}/.well-known/api-catalog>; rel="api-catalog", <https://www.rfc-editor.org/info/rfc9727>; rel="profile"`,
    );
    assert.equal(payload, "");
  });

  await t.test("the server card matches the response of the MCP server to initialize", async () => {
    const { body: card } = await call("getMcpServerCard");
    const initialize = {
      jsonrpc: "2.0",
      id: 1,
      method: "initialize",
      params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "test", version: "1" } },
    };
    const { body } = await call("sendMcpMessage", {
      body: initialize,
      headers: { accept: "application/json, text/event-stream" },
    });
    const { serverInfo, capabilities } = body.result;
    assert.deepEqual(card.serverInfo, serverInfo);
    assert.deepEqual(Object.keys(card.capabilities).sort(), Object.keys(capabilities).sort());
    assert.deepEqual(card.transport, { type: "streamable-http", endpoint: `${baseUrl}/mcp` });
    const { body: metadata } = await call("getMcpResourceMetadata");
    const { statusCode, payload } = await app.inject({ url: pathOf(card.authentication.resource_metadata) });
    assert.equal(statusCode, 200);
    assert.deepEqual(JSON.parse(payload), metadata);
  });

  await t.test("each skill has a document with its name, description and digest", async () => {
    const { body } = await call("listAgentSkills");
    assert.ok(body.skills.length >= 5);
    for (const { name, description, url, digest } of body.skills) {
      const { payload, statusCode } = await app.inject({ url: pathOf(url) });
      assert.equal(statusCode, 200, url);
      assert.equal(digest, `sha256:${createHash("sha256").update(payload).digest("hex")}`);
      const [, front = ""] = /^---\n([\s\S]*?)\n---\n/.exec(payload) ?? [];
      assert.deepEqual(parse(front), { name, description });
      assert.equal((await call("getAgentSkill", { path: { skill: name } })).body, payload);
      for (const [, link = ""] of payload.matchAll(/https:\/\/alliance\.example(\/[\w./-]+\.(?:md|txt))/g))
        assert.equal((await app.inject({ url: link })).statusCode, 200, link);
    }
  });

  await t.test("a skill names the scopes of its operations, or says that it needs none", async () => {
    const documentOf = async (skill: string) => String((await call("getAgentSkill", { path: { skill } })).body);
    assert.match(await documentOf("find-events"), /None of this needs a credential/);
    assert.match(await documentOf("attend-events"), /`events:attend`, `groups:join`/);
  });

  await t.test("returns 404 for an unknown skill and 400 for a malformed name", async () => {
    assert.equal((await call("getAgentSkill", { path: { skill: "fly-to-mars" } })).status, 404);
    assert.equal((await call("getAgentSkill", { path: { skill: "../../etc" } })).status, 400);
  });

  await t.test("scripts of any site may read the documents; an unchanged document returns 304", async () => {
    for (const id of ["getApiCatalog", "getMcpServerCard", "listAgentSkills"] as const) {
      const { headers } = await call(id);
      assert.equal(headers["access-control-allow-origin"], "*", id);
      assert.equal((await call(id, { headers: { "if-none-match": String(headers["etag"]) } })).status, 304, id);
      assert.equal((await call(id, { headers: { accept: "image/png" } })).status, 406, id);
    }
    const skill = { path: { skill: "find-events" } };
    const { headers } = await call("getAgentSkill", skill);
    assert.equal(headers["access-control-allow-origin"], "*");
    assert.equal((await call("getAgentSkill", { ...skill, headers: { "if-none-match": "*" } })).status, 304);
    assert.equal((await call("getAgentSkill", { ...skill, headers: { accept: "image/png" } })).status, 406);
  });
});
