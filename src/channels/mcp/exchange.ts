import {
  createMcpHandler,
  INVALID_PARAMS,
  isLegacyRequest,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";

type Message = { url: string; headers: Readonly<Record<string, string | undefined>>; body: object };

/** The SDK requires that clients accept streams, although none is sent. */
const headersOf = ({ headers }: Message): Headers => {
  const forwarded = new Headers({ "content-type": "application/json", accept: "application/json, text/event-stream" });
  for (const name of ["mcp-protocol-version", "mcp-method", "mcp-name"]) {
    const value = headers[name];
    if (value !== undefined) forwarded.set(name, value);
  }
  return forwarded;
};

/** Responds without session state, so that any process can respond to the next message. */
export const exchange = async (server: Server, message: Message): Promise<{ status: number; body: string }> => {
  const { url, body: parsedBody } = message;
  const request = new Request(url, { method: "POST", headers: headersOf(message) });
  const respond = (await isLegacyRequest(request, parsedBody)) ? respondToSession : respondToRequest;
  const response = await respond(server, request, parsedBody);
  const body = withPlainErrors(await response.text());
  // The SDK unwraps a batch of one request.
  const isBatchOfOne = Array.isArray(parsedBody) && response.status === 200 && !body.startsWith("[");
  return { status: response.status, body: isBatchOfOne ? `[${body}]` : body };
};

const kinds: Readonly<Record<string, string>> = { record: "an object", object: "an object", string: "a string" };

/** Returns a readable message for the SDK's validation errors, which are a JSON list after an optional prefix. */
const plainMessage = (message: string): string | undefined => {
  const start = message.search(/\[\s*\{/);
  if (start < 0 || !message.endsWith("]")) return undefined;
  const [issue] = JSON.parse(message.slice(start));
  const { path, expected, message: rule } = Object(issue);
  const kind = kinds[String(expected)];
  return `${[path].flat().join("/")} ${kind === undefined ? String(rule) : `must be ${kind}`}`;
};

/** Makes the SDK's validation errors readable, and corrects the code of those that the SDK reports as internal errors. */
const withPlainErrors = (body: string): string => {
  if (!body.includes('\\"path\\":')) return body;
  const parsed: unknown = JSON.parse(body);
  const responses = [parsed].flat().map((response: unknown) => {
    const { error, ...envelope } = Object(response);
    const message = error && plainMessage(String(error.message));
    return message === undefined ? response : { ...envelope, error: { code: INVALID_PARAMS, message } };
  });
  return JSON.stringify(Array.isArray(parsed) ? responses : responses[0]);
};

/** From protocol version 2026-07-28 on, messages are self-contained. */
const respondToRequest = (server: Server, request: Request, parsedBody: object): Promise<Response> =>
  createMcpHandler(() => server, { legacy: "reject", maxSubscriptions: 0 }).fetch(request, { parsedBody });

/** Older clients start a session. The SDK handles each message independently unless it issues a session id. */
const respondToSession = async (server: Server, request: Request, parsedBody: object): Promise<Response> => {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody });
  } finally {
    await server.close();
  }
};
