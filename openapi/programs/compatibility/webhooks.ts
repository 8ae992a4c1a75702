import type { Comparison } from "./changes.ts";
import { type Body, type Content, type Document, type Operation, resolved } from "./document.ts";
import { compareContent } from "./messages.ts";

/** Compares what the service sends to receivers, by the names of the webhooks. */
export function compareWebhooks(comparison: Comparison): void {
  const { released, present, report } = comparison;
  const after = webhooksOf(present);
  for (const [name, was] of webhooksOf(released)) {
    const is = after.get(name);
    if (!is) {
      report(true, "changed", name, "is no longer sent");
      continue;
    }
    const place = { where: name, direction: "response", label: "the payload", path: "" } as const;
    compareContent(comparison, place, payloadOf(was, released), payloadOf(is, present));
  }
  for (const name of after.keys()) if (!released.webhooks?.[name]) report(false, "added", name, "is a new event type");
}

const webhooksOf = ({ webhooks = {} }: Document): Map<string, Operation> =>
  new Map(Object.entries(webhooks).flatMap(([name, { post }]) => (post ? [[name, post]] : [])));

const payloadOf = ({ requestBody = {} }: Operation, { components }: Document): Content =>
  resolved<Body>(requestBody, components?.requestBodies).content ?? {};
