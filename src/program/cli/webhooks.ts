import { setTimeout as delay } from "node:timers/promises";
import type { Schemas } from "../../../generated/contract.ts";
import { signatureOf } from "../../community/webhooks/secret.ts";
import { reasonOf } from "../../foundation/outage.ts";
import { conformsTo } from "../../server/http/components.ts";
import { CommandError } from "./errors.ts";
import { nextSignal } from "./shutdown.ts";

type ForwardCommand = { site: string; alliance: string; eventTypes: string[] };

export const forward = async (to: string, command: ForwardCommand): Promise<void> => {
  const token = process.env["TOKEN"];
  if (!token)
    throw new CommandError("set TOKEN to an API token with the scope admin:webhooks and the scopes of the event types");
  const stopping = new AbortController();
  void nextSignal().then(() => stopping.abort());
  await forwardMessages({ ...command, to, token, signal: stopping.signal, print: (line) => console.log(line) });
};

type ForwardOptions = ForwardCommand & {
  to: string;
  token: string;
  print: (line: string) => void;
  signal: AbortSignal;
};

/** Never resolves (RFC 6761 §6.4), so deliveries stay queued and are read from their list. */
const unreachableUrl = "https://forward.invalid/";

const pollMs = 1_000;
const retryMs = 5_000;
const timeoutMs = 30_000;

/** Creates a temporary webhook, signs its deliveries and sends them to `to`. @throws CommandError */
export const forwardMessages = async ({ to, signal, print, eventTypes, ...service }: ForwardOptions): Promise<void> => {
  const path = `alliances/${encodeURIComponent(service.alliance)}/webhooks`;
  const body = { url: unreachableUrl, description: "alliance webhooks forward", event_types: eventTypes };
  const { id, secret } = requireBody("NewWebhook", await call(service, "POST", path, { body, signal }));
  const deliveries = `${path}/${id}/deliveries`;
  const forwardedIds = new Set<string>();

  const get = async (path: string): Promise<ApiResponse> => {
    for (;;) {
      const response = await call(service, "GET", path, { signal }).catch((error: unknown) => {
        signal.throwIfAborted();
        return { status: 503, body: { error: reasonOf(error) } };
      });
      if (response.status !== 429 && response.status < 500) return response;
      print(`${describeRefusal(response)}; trying again`);
      await delay(retryMs, undefined, { signal });
    }
  };

  /** Lists new deliveries, oldest first. The API may list them out of order: reads pages until one has nothing new. */
  const listUnseen = async (): Promise<Schemas["WebhookDelivery"][]> => {
    const unseen: Schemas["WebhookDelivery"][] = [];
    let query = "limit=100";
    for (;;) {
      const { items, next_cursor: cursor } = requireBody("WebhookDeliveryPage", await get(`${deliveries}?${query}`));
      const newItems = items.filter((item) => !forwardedIds.has(item.id));
      unseen.push(...newItems);
      if (newItems.length === 0 || cursor === null) return unseen.toReversed();
      query = `limit=100&cursor=${encodeURIComponent(cursor)}`;
    }
  };

  const forwardDelivery = async (delivery: Schemas["WebhookDelivery"]): Promise<void> => {
    const { payload } = requireBody("WebhookDeliveryDetails", await get(`${deliveries}/${delivery.id}`));
    forwardedIds.add(delivery.id);
    if (payload === null) throw new CommandError(`the token lacks the scope to read ${delivery.event_type}`);
    print(payload);
    print(
      `${delivery.event_type} ${delivery.id}: ${await sendMessage(to, { id: delivery.id, body: payload, secret, signal })}`,
    );
  };

  print(`Forwarding to ${to}. Signing secret until this command stops: ${secret}`);
  try {
    for (;;) {
      for (const delivery of await listUnseen()) await forwardDelivery(delivery);
      await delay(pollMs, undefined, { signal });
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    const { status } = await call(service, "DELETE", `${path}/${id}`).catch(() => ({ status: 503 }));
    if (status >= 400 && status !== 404) print(`the webhook ${id} could not be deleted (${status})`);
  }
};

type Message = { id: string; body: string; secret: string; signal: AbortSignal };

const sendMessage = async (to: string, { id, body, secret, signal }: Message): Promise<string> => {
  const timestamp = Math.floor(Date.now() / 1_000);
  const headers = {
    "content-type": "application/json",
    "user-agent": "community-alliance-service",
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signatureOf({ id, timestamp, body }, [secret]),
  };
  try {
    const limits = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const response = await fetch(to, { method: "POST", headers, body, redirect: "manual", signal: limits });
    await response.body?.cancel();
    return String(response.status);
  } catch (error) {
    signal.throwIfAborted();
    return reasonOf(error);
  }
};

type ApiResponse = { status: number; body: unknown };

const call = async (
  { site, token }: Pick<ForwardOptions, "site" | "token">,
  method: "GET" | "POST" | "DELETE",
  path: string,
  { body, signal }: { body?: object; signal?: AbortSignal } = {},
): Promise<ApiResponse> => {
  const timeoutSignal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(new URL(`/api/v1/${path}`, site), {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
    redirect: "error",
    signal: signal ? AbortSignal.any([signal, timeoutSignal]) : timeoutSignal,
  });
  return { status: response.status, body: await response.json() };
};

const requireBody = <Name extends keyof Schemas>(name: Name, response: ApiResponse): Schemas[Name] => {
  if (response.status < 300 && conformsTo(name, response.body)) return response.body;
  throw new CommandError(describeRefusal(response));
};

const describeRefusal = ({ status, body }: ApiResponse): string =>
  `the service responded with ${status}${typeof body === "object" && body && "error" in body ? `: ${String(body.error)}` : ""}`;
