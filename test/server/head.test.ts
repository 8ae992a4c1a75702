import assert from "node:assert/strict";
import { test } from "tap";
import { examplePath, operations, parametersOf, recordStatus } from "../support/contract.ts";
import { picture, pictureUpload } from "../support/pictures.ts";
import { inject, type Service, startService } from "../support/service.ts";

/** Headers that differ between two responses to the same request. */
const varying = "x-request-id ratelimit ratelimit-policy date set-cookie connection transfer-encoding".split(" ");

/** Operations whose GET uses up a one-time link. HEAD does not use it up (criterion 27). */
const oneTimeOperations = new Set(["finishAuthorization"]);

/** URLs of all GET operations. A global administrator can read them. The administrator owns one resource of each private kind. */
const listUrls = async (service: Service) => {
  const { sql, person, session, token, appoint } = service;
  const root = await person();
  await appoint(root, { alliance: null });
  const visitor = await session(root);
  const create = async (...[id, request]: Parameters<typeof visitor.call>) => {
    const { status, body } = await visitor.call(id, request);
    assert.equal(status, 201, JSON.stringify(body));
    return body;
  };
  const alliance = "open-cloud";
  const [event] = await sql<{ event_id: string; event_slug: string; group_id: string; group_slug: string }[]>`
    select e.id as event_id, e.slug as event_slug, g.id as group_id, g.slug as group_slug from events e
    join groups g on g.id = e.group_id join alliances a on a.id = e.alliance_id
    where a.slug = ${alliance} and e.status = 'published' and e.ends_at > ${service.now.toISOString()} and g.active
      and e.name || g.name || coalesce(e.venue_name, '') ~ '^[ -~]*$' limit 1`;
  const [job] = await sql<{ job_id: string; slug: string }[]>`
    select id as job_id, slug from jobs where status = 'published' and expires_at > ${service.now.toISOString()} limit 1`;
  const [entry] = await sql<{ entry_id: string }[]>`
    select id as entry_id from landscape_entries where published limit 1`;
  assert.ok(event && job && entry);
  const path = { job_id: job.job_id };
  const application = await create("applyToJob", { path, body: {} });
  const hook = { url: "https://hooks.example.org/", event_types: ["job.closed"] };
  const webhook = await create("createWebhook", { path: { alliance }, body: hook });
  const webhookPath = { alliance, webhook_id: webhook.id };
  const { body: delivery } = await visitor.call("testWebhook", { path: webhookPath });
  const subject = { subject_type: "event", subject_id: event.event_id };
  const report = await create("createReport", { body: { ...subject, reason: "spam", text: "Sells watches." } });
  const upload = await create("createUpload", pictureUpload(await picture()));
  await create("createCalendarAddress", {});
  const values: Record<string, string> = {
    ...event,
    ...job,
    ...entry,
    ...subject,
    alliance,
    user_id: root.id,
    application_id: application.id,
    webhook_id: webhook.id,
    delivery_id: delivery.id,
    report_id: report.id,
    token_id: (await token(root)).id,
    upload_id: upload.id,
    picture: new URL(upload.url).pathname.split("/").at(-1) ?? "",
  };
  const cookie = `session_id=${visitor.session()}`;
  const reads = operations
    .filter(({ method, operationId }) => method === "GET" && !oneTimeOperations.has(operationId))
    .map((operation) => {
      const pathValues = { ...examplePath(operation.operationId), ...values };
      const required = parametersOf(operation).filter(
        (parameter) => parameter.in === "query" && parameter.required === true,
      );
      const query = new URLSearchParams(
        Object.fromEntries(required.map(({ name, example }) => [name, String(example)])),
      );
      const pathname = operation.path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(pathValues[name] ?? ""));
      return { operation, url: query.size > 0 ? `${pathname}?${query}` : pathname };
    });
  return { reads, cookie };
};

const variants: Record<string, string>[] = [
  { "if-none-match": "*" },
  { range: "bytes=0-9" },
  { "accept-encoding": "br" },
  { "accept-encoding": "gzip" },
];
let requestCount = 0;
const nextHeaders = () => variants[requestCount++ % variants.length] ?? {};

test("HEAD has the status and the headers of GET, and no body (RFC 9110 §9.3.2)", async (t) => {
  const service = await startService(t, { cacheBytes: 33_554_432, securityContact: "https://example.org/report" });
  const { reads, cookie } = await listUrls(service);
  const send = (method: "GET" | "HEAD", url: string, headers: Record<string, string>) =>
    inject(service.app, { method, url, headers });
  /** Replaces the key of a form, which is random in each response. */
  const withoutKey = (value: unknown) => String(value).replace(/form_key=[^&]+/, "form_key=…");
  const comparable = (headers: object) =>
    Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) => (varying.includes(name) ? [] : [[name, withoutKey(value)]])),
    );

  for (const { operation, url } of reads) {
    const { operationId: id, responses } = operation;
    const allowsAnonymous =
      operation.security.length === 0 ||
      operation.security.some((requirement) => Object.keys(requirement).length === 0);
    for (const credential of allowsAnonymous ? [{}, { cookie }] : [{ cookie }]) {
      await t.test(`${id} ${"cookie" in credential ? "with a session" : "without a credential"}`, async () => {
        const plain = await send("GET", url, credential);
        const etag = String(plain.headers["etag"]);
        const hasEtag = plain.headers["etag"] !== undefined;
        // The document's example does not contain a valid secret.
        if ("304" in responses && id !== "getPrivateCalendar")
          assert.ok(plain.statusCode === 200 && hasEtag, plain.payload);
        // Each URL is requested without further headers, with its ETag, and with the next of the variants.
        const requests: Record<string, string>[] = [{}, { "if-none-match": etag }, nextHeaders()];
        for (const request of requests) {
          const headers = { ...credential, ...request };
          // HEAD first, because it must not depend on the effects of GET.
          const head = await send("HEAD", url, headers);
          const get = await send("GET", url, headers);
          const label = JSON.stringify(request);
          assert.equal(head.payload, "", label);
          assert.equal(head.statusCode, get.statusCode, label);
          assert.deepEqual(comparable(head.headers), comparable(get.headers), label);
          if (hasEtag && "if-none-match" in request) assert.equal(head.statusCode, 304, label);
          if (get.statusCode in responses) recordStatus(id, get.statusCode);
        }
      });
    }
  }
});
