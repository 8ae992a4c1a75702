import type { Schemas } from "../../../generated/contract.ts";
import { toRemoval } from "../../community/removals/views.ts";
import type { ChangeRow, Moment, ResourceType } from "./queries.ts";

/** An event, apart from its id. */
export type Told = { id: string; type: ResourceType; at: Moment; isRemoval: boolean; text: string };

/** @param change undefined when there is nothing to see any more */
export const toTold = ({ id, type, at }: ChangeRow, change: Schemas["Change"] | undefined): Told => {
  const text = change
    ? eventText("changed", change)
    : eventText("removed", toRemoval({ id, type, removedAt: new Date(at) }));
  return { id, type, at, isRemoval: !change, text };
};

/** JSON has no line breaks, which would end the data. */
const eventText = (event: string, data: object): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

export const resetText = eventText("reset", {});

export const withId = (id: string, text: string): string => `id: ${id}\n${text}`;

/** Milliseconds after which clients connect again, and where they begin. */
export const greeting = (id: string): string => withId(id, "retry: 2000\n\n");

/** A client remembers the id of what has no data, and no more. */
export const heartbeat = (id: string | undefined): string => (id === undefined ? ":\n\n" : withId(id, ":\n\n"));
