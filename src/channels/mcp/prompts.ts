import { type GetPromptResult, INVALID_PARAMS, type Prompt, ProtocolError } from "@modelcontextprotocol/server";

/** Prompts contain only what the user typed; tools read stored data. */

type PromptArguments = Readonly<Record<string, string>>;
type PromptDefinition = Prompt & { write: (args: PromptArguments) => string };

const prompts: readonly PromptDefinition[] = [
  {
    name: "whatIsOnNearMe",
    title: "What is on near me",
    description: "Finds events near a place.",
    arguments: [
      { name: "place", description: "A city, or an address.", required: true },
      { name: "when", description: "A day or a time, such as “this weekend”; otherwise the next four weeks." },
    ],
    write: ({ place, when = "in the next four weeks" }) => `What is on near ${place}, ${when}?

Find events with listAllEvents: by \`city\`, and if that finds little, by \`near\`, the coordinates of the place, and \`radius_km\`. Set \`from\` and \`to\`.
For each event give its name, when it starts in its own time zone, where it is, how many seats are left and its page (\`html_url\` of getEventById).
Say so if an event is canceled or full.`,
  },
  {
    name: "draftEvent",
    title: "Draft an event",
    description: "Drafts an event of a group, to be reviewed before anything is saved.",
    arguments: [
      { name: "alliance", description: "The slug of the alliance.", required: true },
      { name: "group_slug", description: "The slug of the group.", required: true },
      { name: "idea", description: "What the event is about, and what is known of it.", required: true },
    ],
    write: ({
      alliance,
      group_slug,
      idea,
    }) => `Draft an event for the group “${group_slug}” of the alliance “${alliance}”: ${idea}

Read the group with getGroup, and its events with listEvents (\`group\`, with \`from\` also past ones), for the usual style, place and time.
Then show me a name, a summary of a sentence, a description, the kind, start and end with the time zone, the venue and the capacity.
Ask me about what you cannot know. Only when I agree, save it with createEvent, which without a \`status\` keeps it as a draft.`,
  },
];

export const listPrompts = (): Prompt[] => prompts.map(({ write: _write, ...prompt }) => prompt);

/** @throws ProtocolError */
export const getPrompt = (name: string, args: PromptArguments): GetPromptResult => {
  const prompt = prompts.find((candidate) => candidate.name === name);
  if (!prompt) throw new ProtocolError(INVALID_PARAMS, `there is no prompt ${JSON.stringify(name.slice(0, 60))}`);
  const missing = prompt.arguments?.find(({ name, required }) => required && !args[name]?.trim());
  if (missing) throw new ProtocolError(INVALID_PARAMS, `the argument ${missing.name} is missing`);
  const { description = "", write } = prompt;
  return { description, messages: [{ role: "user", content: { type: "text", text: write(args) } }] };
};
