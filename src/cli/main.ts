#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Argument, Command, CommanderError, InvalidArgumentError } from "commander";
import { conformsTo } from "../http/components.ts";
import { packageRoot, version } from "../package.ts";
import { inWords } from "./errors.ts";

/** Commands are loaded when they run: `--help` and `openapi` need neither settings nor a database driver. */

const integerUpTo = (most: number) => (text: string) => {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || value > most)
    throw new InvalidArgumentError(`It takes a number from 1 to ${most}.`);
  return value;
};

/** As the contract has it. */
const emailAddress = (text: string) => {
  if (!conformsTo("Email", text)) throw new InvalidArgumentError("It takes an e-mail address.");
  return text;
};

const displayName = (text: string) => {
  if (!conformsTo("Name", text))
    throw new InvalidArgumentError("It takes one line of 1 to 120 characters, without spaces around it.");
  return text;
};

const createProgram = (): Command => {
  const program = new Command("alliance")
    .description("The Community Alliance Service")
    .version(version, "--version")
    .helpOption("-h, --help")
    .configureOutput({ outputError: (text, write) => write(`${oneLine(text)}\n`) })
    .exitOverride();

  program
    .command("serve")
    .description("run the service (and bring its database up to date first)")
    .action(async () => (await import("./serve.ts")).serve());
  program
    .command("migrate")
    .description("bring the database up to date")
    .action(async () => (await import("./migrate.ts")).migrate());
  program
    .command("seed")
    .description("write demo data, in place of any earlier demo data")
    .option(
      "--scale <n>",
      "1 is hand-written; 100 makes 10 alliances, 2,000 groups, 50,000 events",
      integerUpTo(1_000),
      1,
    )
    .option("--seed <n>", "the same number makes the same data", integerUpTo(2 ** 31), 1)
    .option("--force", "also into a database that holds real data")
    .option("--if-empty", "do nothing when there is any data")
    .action(async (options) => (await import("./seed.ts")).seed(options));
  const user = program.command("user").description("accounts");
  user
    .command("create")
    .description("create an account; a password is read from the first line of the standard input")
    .requiredOption("--email <address>", "what the person signs in with", emailAddress)
    .requiredOption("--name <name>", "what others see", displayName)
    .option("--password-stdin", "set a password; without it the person asks for a link to set one")
    .option("--verified", "the address is known to be the person's; otherwise an e-mail asks")
    .action(async (options) => (await import("./user.ts")).createUser(options));
  user
    .command("disable")
    .description("sign a person out everywhere, and refuse sign-in and tokens from now on")
    .argument("<email>", "of the account", emailAddress)
    .action(async (email) => (await import("./user.ts")).disableUser(email));
  user
    .command("enable")
    .description("undo that")
    .argument("<email>", "of the account", emailAddress)
    .action(async (email) => (await import("./user.ts")).enableUser(email));
  const role = program.command("role").description("who administers what");
  for (const [name, description] of [
    ["grant", "let a person administer all alliances, one of them, or a group"],
    ["revoke", "take that away; the last administrator of all alliances stays"],
  ] as const) {
    const command = role
      .command(name)
      .description(description)
      .argument("<email>", "of the account", emailAddress)
      .addArgument(new Argument("<role>", "what for").choices(["alliance_admin", "group_admin"]))
      .option("--alliance <slug>", "of this alliance; an alliance_admin without it is of all alliances")
      .option("--group <slug>", "of this group, for a group_admin")
      .action(async (email, roleName, options) => {
        if ((roleName === "group_admin") !== (options.group !== undefined) || (options.group && !options.alliance))
          command.error("error: a group_admin takes --alliance and --group, an alliance_admin no --group");
        await (await import("./role.ts"))[name]({ email, ...options });
      });
  }
  role
    .command("list")
    .description("print who has which role")
    .option("--alliance <slug>", "in this alliance, or over all")
    .action(async (options) => (await import("./role.ts")).list(options));
  program
    .command("openapi")
    .description("print the contract")
    .action(() => {
      process.stdout.write(readFileSync(join(packageRoot, "generated/openapi.yaml")));
    });
  for (const command of [program, user, role]) addHelpCommand(command);
  for (const command of [...program.commands, ...user.commands, ...role.commands])
    command.version(version, "--version").copyInheritedSettings(program);
  return program;
};

/** Commander's own knows one level: this one also does `alliance help role grant`. */
const addHelpCommand = (parent: Command): void => {
  parent
    .helpCommand(false)
    .command("help")
    .description("tell how a command is used")
    .argument("[command...]")
    .action((names: string[]) => {
      let command = parent;
      for (const name of names)
        command =
          command.commands.find((one) => one.name() === name) ?? parent.error(`error: unknown command '${name}'`);
      command.help();
    });
};

/** `alliance` or `alliance role` alone; Commander would print all of its help as an error. */
const requireCommand = (program: Command, [name, ...rest]: readonly string[]): void => {
  const parent = name === undefined ? program : program.commands.find((one) => one.name() === name);
  if (rest.length === 0 && parent?.commands.length)
    parent.error(`error: name a command; "alliance ${name ? `help ${name}` : "help"}" lists them`);
};

const oneLine = (text: string): string => text.trim().replaceAll(/\s*\n\s*/g, " ");

/** Bad usage is 2; whatever else stops a command is 1 and one line, unless it is a fault of ours. */
const exitCodeOf = (error: unknown): number => {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  console.error(isExpected(error) ? `alliance: ${oneLine(inWords(error.message))}` : error);
  return 1;
};

/** Errors that tell the operator what to do, by the names of their classes: importing these would load the database. */
const expected = new Set([
  "CommandError",
  "ConfigError",
  "DemoDataError",
  "EmbeddedDatabaseError",
  "RealDataError",
  "PostgresError",
]);

/** The system's errors and the driver's, for a connection that fails, have a code. */
const isExpected = (error: unknown): error is Error =>
  error instanceof Error &&
  (expected.has(error.name) || ("code" in error && /^(?:E[A-Z]+|CONNECT\w+)$/.test(String(error.code))));

// `alliance openapi | head` closes the pipe early; a command goes on without a reader.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
}

try {
  const program = createProgram();
  requireCommand(program, process.argv.slice(2));
  await program.parseAsync();
} catch (error) {
  process.exitCode = exitCodeOf(error);
}
