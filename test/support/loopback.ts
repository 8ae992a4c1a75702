import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { type AddressInfo, createServer as createRawServer, type Socket } from "node:net";

type Teardown = { teardown(close: () => unknown): void };

export const portOf = (server: { address(): AddressInfo | string | null }): number => {
  const address = server.address();
  assert.ok(address && typeof address === "object");
  return address.port;
};

/** Serves on a free port until the test ends, even while requests hang. */
export const serveOnLoopback = async (t: Teardown, listener: RequestListener): Promise<string> => {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${portOf(server)}`;
};

/** Serves raw bytes, for responses that no HTTP library would send. */
export const serveRaw = async (
  t: Teardown,
  respond: (socket: Socket) => void,
): Promise<{ url: string; closed: Promise<void> }> => {
  let resolveClosed = () => {};
  const closed = new Promise<void>((resolve) => {
    resolveClosed = resolve;
  });
  const sockets = new Set<Socket>();
  const server = createRawServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {}).on("close", () => resolveClosed());
    socket.once("data", () => respond(socket));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  t.teardown(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { url: `http://127.0.0.1:${portOf(server)}/`, closed };
};

/** A minimal browser for a provider's pages: redirects, cookies and one form. */
export const createBrowser = (origin: string) => {
  const cookies = new Map<string, string>();
  const request = async (url: string, form?: Record<string, string>): Promise<Response> => {
    const response = await fetch(url, {
      redirect: "manual",
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  /** @returns the first URL outside the provider, or the URL of the page that asks for input */
  const follow = async (first: Response, firstUrl: string): Promise<{ outsideUrl: string } | { pageUrl: string }> => {
    let response = first;
    let url = firstUrl;
    while (response.status >= 300 && response.status < 400) {
      url = new URL(response.headers.get("location") ?? "", url).href;
      if (!url.startsWith(origin)) return { outsideUrl: url };
      response = await request(url);
    }
    assert.equal(response.status, 200, await response.text());
    return { pageUrl: url };
  };
  return {
    /** Opens a URL of the provider and submits its form. @returns the URL to which the provider redirects */
    signIn: async (url: string, form: Record<string, string>): Promise<string> => {
      const opened = await follow(await request(url), url);
      if ("outsideUrl" in opened) return opened.outsideUrl;
      const submitted = await follow(await request(opened.pageUrl, form), opened.pageUrl);
      assert.ok("outsideUrl" in submitted, "the provider shows its form again");
      return submitted.outsideUrl;
    },
  };
};

/** The page on which a provider asks who signs in. */
export const interactionPage = (field: string): string =>
  `<!doctype html><html lang="en"><title>Provider</title><h1>Provider</h1><form method="post">
<label>Who are you? <input name="${field}"></label>
<button name="choice" value="continue">Continue</button> <button name="choice" value="cancel">Cancel</button></form></html>`;

export const readForm = async (request: AsyncIterable<Buffer>): Promise<URLSearchParams> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return new URLSearchParams(Buffer.concat(chunks).toString());
};

/** How an endpoint fails. Tests may change it between requests. */
export type Outage = { status?: number; hang?: boolean; redirect?: string; giant?: boolean };

/** Responds as in an outage. @returns whether the caller must not send another response */
export const sendOutage = ({ status, hang = false, redirect, giant }: Outage, response: ServerResponse): boolean => {
  if (status) response.writeHead(status, { "content-type": "text/html" }).end("<p>no</p>");
  else if (redirect) response.writeHead(302, { location: redirect }).end();
  else if (giant)
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ x: "x".repeat(3_000_000) }));
  else return hang;
  return true;
};

/** Serves a provider. An exception closes the connection. */
export const serveProvider = (
  t: Teardown,
  respond: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<string> =>
  serveOnLoopback(t, (request, response) => {
    respond(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
