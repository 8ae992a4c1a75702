import type { Schemas } from "../../../generated/contract.ts";
import { toRemoval } from "../../community/removals/views.ts";
import type { ChangeRow, Moment, ResourceType } from "./queries.ts";

export type RenderedChange = { id: string; type: ResourceType; at: Moment; isRemoval: boolean; text: string };

export const renderChange = ({ id, type, at }: ChangeRow, change: Schemas["Change"] | undefined): RenderedChange => {
  const text = change
    ? eventText("changed", change)
    : eventText("removed", toRemoval({ id, type, removedAt: new Date(at) }));
  return { id, type, at, isRemoval: !change, text };
};

/** `JSON.stringify` writes no line breaks, which would end the event's data. */
const eventText = (event: string, data: object): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

export const resetText = eventText("reset", {});

export const withId = (id: string, text: string): string => `id: ${id}\n${text}`;

/** Sets the delay after which clients reconnect, in milliseconds. */
export const greeting = (id: string): string => withId(id, "retry: 2000\n\n");

/** An event without data only advances the client's last id. */
export const heartbeat = (id: string | undefined): string => (id === undefined ? ":\n\n" : withId(id, ":\n\n"));
