import {
  createMcpHandler,
  INVALID_PARAMS,
  isLegacyRequest,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";

/** One message, or a batch, and the response to it, in JSON. The SDK works with the web's own Request and Response. */

type Message = { url: string; headers: Readonly<Record<string, string | undefined>>; body: object };

/** What the SDK reads: it wants to see that a client could also read a stream, of which it gets none. */
const headersOf = ({ headers }: Message): Headers => {
  const read = new Headers({ "content-type": "application/json", accept: "application/json, text/event-stream" });
  for (const name of ["mcp-protocol-version", "mcp-method", "mcp-name"]) {
    const value = headers[name];
    if (value !== undefined) read.set(name, value);
  }
  return read;
};

/** Nothing outlives the exchange, so any process can answer the next message. */
export const exchange = async (server: Server, message: Message): Promise<{ status: number; body: string }> => {
  const { url, body: parsedBody } = message;
  const request = new Request(url, { method: "POST", headers: headersOf(message) });
  const respond = (await isLegacyRequest(request, parsedBody)) ? respondToSession : respondToRequest;
  const response = await respond(server, request, parsedBody);
  const body = withPlainErrors(await response.text());
  // The SDK responds to a batch with one request as if it were none.
  const isOnlyOne = Array.isArray(parsedBody) && response.status === 200 && !body.startsWith("[");
  return { status: response.status, body: isOnlyOne ? `[${body}]` : body };
};

const kinds: Readonly<Record<string, string>> = { record: "an object", object: "an object", string: "a text" };

/** The first error of the SDK's validator in words. Its messages are a JSON list of errors, with or without a prefix. */
const plainMessage = (message: string): string | undefined => {
  const start = message.search(/\[\s*\{/);
  if (start < 0 || !message.endsWith("]")) return undefined;
  const [issue] = JSON.parse(message.slice(start));
  const { path, expected, message: rule } = Object(issue);
  const kind = kinds[String(expected)];
  return `${[path].flat().join("/")} ${kind === undefined ? String(rule) : `must be ${kind}`}`;
};

/** For some methods the SDK reports invalid parameters as an internal error; the code is corrected too. */
const withPlainErrors = (body: string): string => {
  if (!body.includes('\\"path\\":')) return body;
  const parsed: unknown = JSON.parse(body);
  const answers = [parsed].flat().map((answer: unknown) => {
    const { error, ...rest } = Object(answer);
    const message = error && plainMessage(String(error.message));
    return message === undefined ? answer : { ...rest, error: { code: INVALID_PARAMS, message } };
  });
  return JSON.stringify(Array.isArray(parsed) ? answers : answers[0]);
};

/** From 2026-07-28 on each message says what it needs. There is nothing to subscribe to. */
const respondToRequest = (server: Server, request: Request, parsedBody: object): Promise<Response> =>
  createMcpHandler(() => server, { legacy: "reject", maxSubscriptions: 0 }).fetch(request, { parsedBody });

/** Before that, a client begins a session; without an id for it, each message stands for itself. */
const respondToSession = async (server: Server, request: Request, parsedBody: object): Promise<Response> => {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody });
  } finally {
    await server.close();
  }
};
