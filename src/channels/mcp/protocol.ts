import type { Schemas } from "../../../generated/contract.ts";
import { RpcError } from "../../foundation/errors.ts";

type Message = Schemas["McpMessage"];

export const newestVersion = "2026-07-28";

export const servedVersions: readonly string[] = [newestVersion, "2025-11-25", "2025-06-18", "2025-03-26"];

/** The only version with batches. Its clients send no version header. */
const versionWithBatches = "2025-03-26";

/** Error codes of JSON-RPC 2.0 (§5.1) and of MCP. */
const codes = { invalidRequest: -32_600, unsupportedVersion: -32_022 };

/** Checks messages against the protocol version. @param version the value of MCP-Protocol-Version @throws RpcError */
export const requireProtocol = (body: Message | readonly Message[], version: string | undefined): void => {
  const id = "method" in body ? (body.id ?? null) : null;
  const messages = [body].flat();
  const hasInitialize = messages.some(({ method }) => method === "initialize");
  // The SDK negotiates the version of `initialize`, and checks messages that name their version.
  const isCheckedBySdk = hasInitialize || messages.some(namesVersion);
  if (version !== undefined && !isCheckedBySdk && !servedVersions.includes(version))
    throw new RpcError(400, {
      id,
      error: {
        code: codes.unsupportedVersion,
        message: `unsupported protocol version ${JSON.stringify(version)}; supported are ${servedVersions.join(", ")}`,
        data: { supported: servedVersions, requested: version },
      },
    });
  if (!Array.isArray(body)) return;
  const problem = problemOfBatch(messages, version, hasInitialize);
  if (problem !== undefined) throw new RpcError(400, { id, error: { code: codes.invalidRequest, message: problem } });
};

/** From 2026-07-28 on, each message names its version. */
const namesVersion = ({ params = {} }: Message): boolean =>
  Object(params["_meta"])["io.modelcontextprotocol/protocolVersion"] !== undefined;

const problemOfBatch = (
  messages: readonly Message[],
  version: string | undefined,
  hasInitialize: boolean,
): string | undefined => {
  if (version !== undefined && version !== versionWithBatches)
    return `version ${version} of the protocol has no batches; send one message in each request`;
  if (hasInitialize) return "initialize must not be part of a batch";
  const ids = messages.flatMap(({ id }) => id ?? []);
  return new Set(ids).size < ids.length ? "each request of a batch must have an id of its own" : undefined;
};
