import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "tap";
import { parse } from "yaml";
import { packageRoot } from "../../src/foundation/package.ts";
import { startGithub } from "../support/github.ts";
import { startService } from "../support/service.ts";
import { html } from "../support/site.ts";

/** Operations of pages that were removed from the contract after release 0.1.0. Clients of that release still use them. */
const ids = [
  "showHome",
  "showDashboard",
  "showProfile",
  "submitProfile",
  "showSecurity",
  "endSession",
  "endOtherSessions",
  "unlinkProvider",
  "linkProvider",
  "changePassword",
];

type ReleasedOperation = {
  operationId: string;
  requestBody?: { content: Record<string, { example: Record<string, string> }> };
  responses: Record<string, { description?: string; headers?: object }>;
};

const document = parse(readFileSync(join(packageRoot, "openapi/released/0.1.0.yaml"), "utf8"));
const operations = new Map(
  Object.entries<Record<string, ReleasedOperation>>(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => [operation.operationId, { ...operation, path, method }] as const),
  ),
);

/** Returns the paths to which a response redirects, according to the document. */
const redirectsOf = ({ responses }: ReleasedOperation): string[] =>
  [...(responses["303"]?.description ?? "").matchAll(/`([^`]+)`/g)].map(([, path = ""]) => path);

const signInPrefix = "/auth/login?next=";
const cookieOperations = new Set(["changePassword", "linkProvider"]);

const encode = (type: string, fields: Record<string, string>): string =>
  type === "application/json" ? JSON.stringify(fields) : new URLSearchParams(fields).toString();

test("clients of release 0.1.0 can use the pages that were removed from the contract", async (t) => {
  const clientSecret = "a secret of the tests";
  const github = await startGithub(t, { clientId: "alliance", clientSecret });
  const redirectUri = "https://alliance.test/auth/oauth/github/callback";
  const { raw, person, session, sql, baseUrl } = await startService(t, {
    data: "none",
    providers: {
      openId: [],
      github: { ...github, clientId: "alliance", clientSecret, redirectUri, scopes: ["user:email"] },
    },
  });
  /** Creates a user with two sessions. */
  const createUser = async ({ isLinked }: { isLinked: boolean }) => {
    const user = await person();
    const { id } = user;
    if (isLinked)
      await sql`insert into identities (issuer, subject, provider, user_id, created_at)
        values ('https://github.com', ${id}, 'github', ${id}, now())`;
    await session(user);
    const [other] = await sql`select id from sessions where user_id = ${id}`;
    return { id, cookie: `session_id=${(await session(user)).session()}`, other: String(other?.["id"]) };
  };

  for (const id of ids)
    await t.test(id, async () => {
      const operation = operations.get(id) ?? assert.fail(id);
      const { responses, requestBody } = operation;
      const method = operation.method === "get" ? "GET" : "POST";
      const isLinked = id === "unlinkProvider";
      const { cookie, other } = await createUser({ isLinked });
      const urlFor = (session: string) =>
        operation.path.replace("{session_id}", session).replace("{provider}", "github");
      const send = async (headers: Record<string, string>, { url = urlFor(other), payload = "" } = {}) => {
        const request = { method, url, headers: { ...html, origin: baseUrl, ...headers } } as const;
        const response = await raw({ ...request, ...(payload && { payload }) });
        assert.ok(String(response.status) in responses, `${response.status} ${response.payload}`);
        return response;
      };
      const redirects = redirectsOf(operation);
      const login = redirects.find((path) => path.startsWith(signInPrefix));
      if (login !== undefined) {
        const { status, headers } = await send({});
        const next = login.slice(signInPrefix.length) || urlFor(other);
        assert.deepEqual([status, headers["location"]], [303, signInPrefix + encodeURIComponent(next)]);
      }
      if (method === "GET") {
        const notices: string[] = id === "showHome" ? [] : document.components.schemas.Notice.enum;
        for (const query of ["", ...notices.map((notice) => `?notice=${notice}`)]) {
          const { status, headers } = await send({ cookie }, { url: urlFor(other) + query });
          assert.deepEqual([status, headers["content-type"]], [200, "text/html; charset=utf-8"], query);
        }
        return;
      }
      assert.equal((await send({ cookie, origin: "https://elsewhere.example" })).status, 403);
      const target = id === "linkProvider" ? github.authUrl : redirects[0];
      for (const [type, { example }] of Object.entries(requestBody?.content ?? { "": { example: {} } })) {
        const user = await createUser({ isLinked });
        const headers = { cookie: user.cookie, ...(type && { "content-type": type }) };
        const response = await send(headers, { url: urlFor(user.other), payload: type && encode(type, example) });
        assert.equal(response.status, 303, type);
        const location = String(response.headers["location"]);
        assert.ok(id === "linkProvider" ? location.startsWith(String(target)) : location === target, location);
        if (cookieOperations.has(id)) assert.ok(response.headers["set-cookie"], type);
        if (id !== "submitProfile") continue;
        const [saved] = await sql`select name, title, country_code, interests from users where id = ${user.id}`;
        const { name, title, country_code, interests = "" } = example;
        assert.deepEqual({ ...saved }, { name, title, country_code, interests: interests.split(", ") });
      }
    });
});
