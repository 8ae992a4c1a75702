#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Argument, Command, CommanderError, InvalidArgumentError } from "commander";
import { OperatorError } from "../../foundation/errors.ts";
import { packageRoot, version } from "../../foundation/package.ts";
import { conformsTo } from "../../server/http/components.ts";
import { readableMessage } from "./errors.ts";

/* Commands are imported when they run, so that `--help` and `openapi` need no settings or database driver. */

const integerUpTo = (max: number) => (text: string) => {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || value > max)
    throw new InvalidArgumentError(`Must be an integer from 1 to ${max}.`);
  return value;
};

const emailAddress = (text: string) => {
  if (!conformsTo("Email", text)) throw new InvalidArgumentError("Must be an email address.");
  return text;
};

const displayName = (text: string) => {
  if (!conformsTo("Name", text))
    throw new InvalidArgumentError("Must be one line of 1 to 120 characters without leading or trailing spaces.");
  return text;
};

const httpUrl = (text: string) => {
  if (!URL.canParse(text) || !/^https?:/.test(text)) throw new InvalidArgumentError("Must be an http or https URL.");
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
    .description("migrate the database and run the service")
    .action(async () => {
      await (await import("./logger.ts")).logStart();
      await (await import("./serve.ts")).serve();
    });
  program
    .command("migrate")
    .description("migrate the database to this version")
    .action(async () => (await import("./database.ts")).migrate());
  program
    .command("seed")
    .description("write demo data, replacing earlier demo data")
    .option(
      "--scale <n>",
      "1 is a hand-written set; 100 generates 10 alliances, 2,000 groups, 50,000 events",
      integerUpTo(1_000),
      1,
    )
    .option("--seed <n>", "the same number generates the same data", integerUpTo(2 ** 31), 1)
    .option("--force", "also write to a database that contains real data")
    .option("--if-empty", "do nothing if there is any data")
    .action(async (options) => (await import("./seed.ts")).seed(options));
  program
    .command("backup")
    .description(
      "write the database and its pictures to a new file; the service may be running. Of pictures in a bucket, only a list",
    )
    .argument("<file>", 'the file; "-" is standard output: protect the file that it is redirected to with umask 077')
    .option("--no-pictures", "omit the pictures, if they are backed up separately")
    .action(async (file, options) => (await import("./backup.ts")).backup(file, options));
  program
    .command("restore")
    .description(
      "load a backup into an empty database, and restore its pictures. Of pictures in a bucket, list the missing ones",
    )
    .argument("<file>", 'the backup; "-" is standard input')
    .action(async (file) => (await import("./restore.ts")).restore(file));
  program
    .command("doctor")
    .description(
      "report problems with the settings, the stored counts, and the systems that the service uses; changes nothing",
    )
    .option("--json", "print the findings as JSON")
    .option("--recount", "first correct stored counts that differ from the rows; the service may be running")
    .action(async (options) => (await import("./doctor.ts")).doctor(options));
  program
    .command("breached-passwords")
    .description("write the filter for security.breached_passwords, which rejects the passwords of a list")
    .argument("<list>", "a file with one password per line, or one SHA-1 hash in the format of Have I Been Pwned")
    .argument("<file>", "the filter; an existing file is replaced")
    .action(async (list, file) => (await import("./breached-passwords.ts")).breachedPasswords(list, file));
  const user = program.command("user").description("manage accounts");
  user
    .command("create")
    .description("create an account")
    .requiredOption("--email <address>", "address to sign in with", emailAddress)
    .requiredOption("--name <name>", "display name", displayName)
    .option(
      "--password-stdin",
      'read a password from the first line of standard input; without it, the user sets one with "forgot password"',
    )
    .option("--verified", "mark the address as verified; otherwise a verification email is sent")
    .action(async (options) => (await import("./user.ts")).createUser(options));
  user
    .command("list")
    .description("print accounts, newest first")
    .argument("[text]", "only accounts whose address or name contains this text")
    .option("--unverified", "only accounts whose address is not verified")
    .option("--disabled", "only disabled accounts")
    .option("--limit <n>", "maximum number of accounts", integerUpTo(100_000), 50)
    .option("--json", "print them as JSON")
    .action(async (text, options) => (await import("./user.ts")).list(text, options));
  user
    .command("show")
    .description("print an account: address, sign-in methods, roles, bans, last sign-in")
    .argument("<user>", "address or id of the account")
    .option("--json", "print it as JSON")
    .action(async (name, options) => (await import("./user.ts")).show(name, options));
  user
    .command("disable")
    .description("end the user's sessions and reject sign-ins and tokens")
    .argument("<email>", "address of the account", emailAddress)
    .action(async (email) => (await import("./user.ts")).disableUser(email));
  user
    .command("enable")
    .description("enable a disabled account")
    .argument("<email>", "address of the account", emailAddress)
    .action(async (email) => (await import("./user.ts")).enableUser(email));
  user
    .command("delete")
    .description("delete an account and everything that belongs to it")
    .requiredOption("--email <address>", "address of the account", emailAddress)
    .option("--force", "even if this leaves an alliance, a group or all alliances without an administrator")
    .action(async (options) => (await import("./user.ts")).deleteUser(options));
  user
    .command("reset-second-factor")
    .description("remove the passkeys, authenticator app and recovery codes of a user who has lost them")
    .requiredOption("--email <address>", "address of the account", emailAddress)
    .action(async (options) => (await import("./user.ts")).resetSecondFactor(options));
  const mail = program.command("mail").description("check the delivery of emails");
  mail
    .command("test")
    .description("send a test email immediately, and print the mail server's reply or the name of the written file")
    .argument("<email>", "address of the recipient", emailAddress)
    .action(async (email) => (await import("./mail.ts")).testMail(email));
  const role = program.command("role").description("manage administrators");
  for (const [name, description] of [
    ["grant", "make a user administrator of all alliances, of one, or of a group"],
    ["revoke", "revoke a role, except that of the last administrator of all alliances"],
  ] as const) {
    const command = role
      .command(name)
      .description(description)
      .argument("<email>", "address of the account", emailAddress)
      .addArgument(new Argument("<role>", "role to change").choices(["alliance_admin", "group_admin"]))
      .option("--alliance <slug>", "the alliance; without it, an alliance_admin administers all alliances")
      .option("--group <slug>", "the group, for a group_admin")
      .action(async (email, roleName, options) => {
        if ((roleName === "group_admin") !== (options.group !== undefined) || (options.group && !options.alliance))
          command.error("error: group_admin takes --alliance and --group; alliance_admin takes no --group");
        await (await import("./role.ts"))[name]({ email, ...options });
      });
  }
  role
    .command("list")
    .description("print all roles")
    .option("--alliance <slug>", "only roles in this alliance, and roles over all alliances")
    .action(async (options) => (await import("./role.ts")).list(options));
  const webhooks = program.command("webhooks").description("help to develop a webhook receiver");
  webhooks
    .command("forward")
    .description(
      "print an alliance's webhook messages and forward them, signed, to a receiver on this machine; the environment variable TOKEN has an API token",
    )
    .argument("<url>", "URL of the receiver, such as http://localhost:8080", httpUrl)
    .requiredOption("--site <url>", "URL of the service", httpUrl)
    .requiredOption("--alliance <slug>", "the alliance")
    .option("--event-types <types...>", "event types to forward; * means all", ["*"])
    .action(async (url, options) => (await import("./webhooks.ts")).forward(url, options));
  program
    .command("openapi")
    .description("print the OpenAPI document")
    .action(() => {
      process.stdout.write(readFileSync(join(packageRoot, "generated/openapi.yaml")));
    });
  for (const command of [program, user, mail, role, webhooks]) addHelpCommand(command);
  for (const parent of [program, user, mail, role, webhooks])
    for (const command of parent.commands) command.version(version, "--version").copyInheritedSettings(program);
  return program;
};

/** Unlike Commander's own help command, accepts `alliance help role grant`. */
const addHelpCommand = (parent: Command): void => {
  parent
    .helpCommand(false)
    .command("help")
    .description("show help for a command")
    .argument("[command...]")
    .action((names: string[]) => {
      let command = parent;
      for (const name of names)
        command =
          command.commands.find((candidate) => candidate.name() === name) ??
          parent.error(`error: unknown command '${name}'`);
      command.help();
    });
};

/** For a bare `alliance role`, Commander would print the whole help as an error. */
const requireCommand = (program: Command, [name, ...args]: readonly string[]): void => {
  const parent = name === undefined ? program : program.commands.find((candidate) => candidate.name() === name);
  if (args.length === 0 && parent?.commands.length)
    parent.error(`error: name a command; "alliance ${name ? `help ${name}` : "help"}" lists them`);
};

const oneLine = (text: string): string => text.trim().replaceAll(/\s*\n\s*/g, " ");

/** Wrong usage exits with 2, other errors with 1. An expected error is one line; an unexpected one has its stack. */
const exitCodeOf = (error: unknown): number => {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  console.error(isExpected(error) ? `alliance: ${oneLine(readableMessage(error.message))}` : error);
  return 1;
};

/** Compares names instead of classes, whose import would load the database driver. */
const isExpected = (error: unknown): error is Error =>
  error instanceof OperatorError ||
  (error instanceof Error &&
    (["EmbeddedDatabaseError", "PostgresError"].includes(error.name) ||
      ("code" in error && /^(?:E[A-Z]+|CONNECT\w+)$/.test(String(error.code)))));

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
