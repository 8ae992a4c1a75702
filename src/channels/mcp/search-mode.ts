import type { Tool } from "@modelcontextprotocol/server";

/** Two tools that find and call all others, for clients with little context. The usual names, spelled as our tools are. */

export const searchLimits = { usually: 5, atMost: 20 };

/** Characters. A search compares each word with the index. */
export const longestQuery = 200;

export const searchTools: Tool = {
  name: "searchTools",
  title: "Find tools",
  description:
    "Find tools. Returns the names, descriptions and arguments of those that fit best; call one with callTool. Where no tool fits, it says so, and where a " +
    "person does it. There are tools for alliances, groups, events, RSVPs, jobs, applications, the landscape, and the user's own profile.",
  inputSchema: {
    type: "object",
    properties: {
      query: { type: "string", maxLength: longestQuery, description: "What to do, in a few English words." },
      limit: { type: "integer", minimum: 1, maximum: searchLimits.atMost, default: searchLimits.usually },
    },
    required: ["query"],
    additionalProperties: false,
  },
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
};

export const callTool: Tool = {
  name: "callTool",
  title: "Call a tool",
  description: "Call a tool that searchTools found.",
  inputSchema: {
    type: "object",
    properties: {
      name: { type: "string", description: "The name of the tool." },
      arguments: { type: "object", description: "As its inputSchema says." },
    },
    required: ["name"],
    additionalProperties: false,
  },
  // It is as harmful as the most harmful tool that it can call.
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
};
