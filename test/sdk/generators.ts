/** Lines of a generator's output or code that are accepted, and the reason. */
export type Exception = { pattern: RegExp; reason: string };

type CommonSettings = {
  name: string;
  /** A program in node_modules/ and its arguments. */
  command(document: string, folder: string): string[];
  environment?(document: string, folder: string): Record<string, string>;
  /** Lines that report the generator's progress. Every other line is a warning. */
  progress: RegExp[];
  warnings?: Exception[];
  /** The generated file that a program imports. */
  entry: string;
};

export type TypescriptGenerator = CommonSettings & {
  language: "typescript";
  /** The files that hold the types of the schemas. */
  models: RegExp;
  /** The texts between which the schemas are, in a file that contains more than schemas. */
  startText?: string;
  endText?: string;
};

type PythonGenerator = CommonSettings & { language: "python" };

export type Generator = TypescriptGenerator | PythonGenerator;

const redocly = {
  progress: [/^Generating client for /, /^Client successfully generated: /],
  warnings: [
    { pattern: /^[╔║╚]/, reason: "announces that Redocly's next releases need a later Node" },
    {
      pattern: /^generate-client: security scheme "session" sends its credential in the Cookie header/,
      reason: "browsers send the session's cookie by themselves; an SDK sends a token",
    },
  ],
};

const redoclyCommand = (generator: string) => (document: string, folder: string) => [
  "@redocly/cli/bin/cli.js",
  "generate-client",
  document,
  `--generator=${generator}`,
  `--output=${folder}/client.ts`,
];

/** The three most used generators and our own client, which CI runs. `make sdk` runs all. */
export const mostUsed = ["openapi-typescript", "hey-api", "orval", "client"];

/** The generators, with the options that a client team finds in the first pages of each manual. */
export const generators: Generator[] = [
  {
    name: "openapi-typescript",
    language: "typescript",
    // The introduction of the document advises this option: fields with a default are optional in requests.
    command: (document, folder) => [
      "openapi-typescript/bin/cli.js",
      document,
      "--default-non-nullable=false",
      "--output",
      `${folder}/schema.ts`,
    ],
    progress: [/^✨ openapi-typescript /, /^🚀 /],
    entry: "schema.ts",
    models: /^schema\.ts$/,
    startText: "export interface components {",
    endText: "\n    responses: {",
  },
  {
    name: "hey-api",
    language: "typescript",
    command: (document, folder) => [
      "@hey-api/openapi-ts/bin/run.js",
      ...["--input", document, "--output", folder, "--client", "@hey-api/client-fetch", "--no-log-file"],
    ],
    progress: [/^@hey-api\/openapi-ts v/, /^\[Job 1\]/],
    entry: "index.ts",
    models: /^types\.gen\.ts$/,
  },
  {
    name: "orval",
    language: "typescript",
    command: (document, folder) => [
      "orval/dist/bin/orval.js",
      ...["--input", document, "--output", `${folder}/client.ts`, "--client", "fetch", "--mode", "split"],
    ],
    progress: [/^🍻 orval v/, /^🎉 /],
    entry: "client.ts",
    models: /^client\.schemas\.ts$/,
  },
  {
    name: "kubb",
    language: "typescript",
    command: () => ["@kubb/cli/bin/kubb.cjs", "generate", "--config=kubb.config.js"],
    environment: (document, folder) => ({ SDK_DOCUMENT: document, SDK_FOLDER: folder, KUBB_DISABLE_TELEMETRY: "1" }),
    progress: [
      /^(?:Configuration|Generation|Format) (?:started|completed)$/,
      /^Generating plugin-\w+$/,
      /^plugin-\w+ completed in /,
      /^Writing (?:\S+|\d+ files)$/,
      /^Files written successfully$/,
      /^ℹ (?:Config loaded|Setup generation|Build generation|Load summary)/,
      /^✓ (?:Config loaded successfully|Generation successfully)/,
      /^Kubb CLI/,
      /^─+$/,
      /^(?:Plugins|Generated|Output):/,
    ],
    entry: "index.ts",
    models: /^types\//,
  },
  {
    name: "swagger-typescript-api",
    language: "typescript",
    command: (document, folder) => [
      "swagger-typescript-api/dist/cli.mjs",
      ...["generate", "--path", document, "--output", folder, "--name", "api.ts"],
    ],
    progress: [
      /^(?:ℹ|\[info\]) Code generator will use the default template for /,
      /^(?:ℹ|\[info\]) try to get swagger by path /,
      /^(?:ℹ|\[info\]) start generating your typescript api$/,
      /^(?:✔|\[success\]) api file "api.ts" created in /,
    ],
    entry: "api.ts",
    models: /^api\.ts$/,
    endText: "\nexport type QueryParamsType",
  },
  {
    name: "oazapfts",
    language: "typescript",
    command: (document, folder) => ["oazapfts/dist/cli.js", document, `${folder}/api.ts`],
    progress: [],
    entry: "api.ts",
    models: /^api\.ts$/,
  },
  {
    name: "openapi-zod-client",
    language: "typescript",
    command: (document, folder) => ["openapi-zod-client/bin.js", document, "--output", `${folder}/client.ts`],
    progress: [/^Retrieving OpenAPI document from /, /^Done generating /],
    entry: "client.ts",
    models: /^client\.ts$/,
    endText: "\nconst endpoints",
  },
  {
    name: "openapi-typescript-codegen",
    language: "typescript",
    command: (document, folder) => [
      "openapi-typescript-codegen/bin/index.js",
      ...["--input", document, "--output", folder, "--client", "fetch"],
    ],
    progress: [],
    entry: "index.ts",
    models: /^models\//,
  },
  {
    name: "redocly-typescript",
    language: "typescript",
    command: redoclyCommand("typescript"),
    ...redocly,
    entry: "client.ts",
    models: /^client\.ts$/,
    endText: "─── Embedded runtime",
  },
  {
    name: "redocly-python",
    language: "python",
    command: redoclyCommand("python"),
    ...redocly,
    entry: "client.py",
  },
];

/** Fields that intentionally have no type. */
export const untypedExceptions: Exception[] = [
  {
    pattern: /^(?:AuditValue|(?:AuditChange\.)?(?:before|after))\b/,
    reason: "an audit entry holds the values of all kinds of fields",
  },
];
