import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { environmentOf } from "../e2e/program.ts";
import { isRoot, type Machine } from "./machines.ts";
import type { Program, Run } from "./programs.ts";

export type Node = ReturnType<typeof createNode>;

type Options = { run: Run; folder: string; etcd: string; password: string };

const ports = { postgres: 17_432, patroni: 17_008 };
const bin = "/usr/lib/postgresql/15/bin";

export const createNode = ({ name, address, enter, cut, heal }: Machine, options: Options) => {
  const { run, folder, etcd, password } = options;
  const configuration = join(folder, "deploy/patroni");
  const database = `${address}:${ports.postgres}`;
  const patroni = `${address}:${ports.patroni}`;
  const dataDir = join(folder, name, "data");
  mkdirSync(join(folder, name));
  // PostgreSQL rejects a data folder that other users may read, so Patroni creates the folder.
  if (isRoot) execFileSync("chown", ["postgres:", join(folder, name)]);
  const env = environmentOf({
    ...readExample(join(configuration, "node.env.example")),
    HOME: folder,
    ALLIANCE_PATRONI_DIR: configuration,
    ALLIANCE_DATABASE_PASSWORD: password,
    PATRONI_NAME: name,
    PATRONI_ETCD3_HOSTS: etcd,
    PATRONI_RESTAPI_LISTEN: patroni,
    PATRONI_RESTAPI_CONNECT_ADDRESS: patroni,
    PATRONI_POSTGRESQL_LISTEN: database,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: database,
    PATRONI_POSTGRESQL_DATA_DIR: dataDir,
    PATRONI_POSTGRESQL_BIN_DIR: bin,
    PATRONI_POSTGRESQL_PGPASS: join(folder, name, "pgpass"),
  });
  let program: Program | undefined;
  return {
    name,
    database,
    patroni,
    patroniUrl: `http://${patroni}`,
    start: () => {
      const command = ["patroni", join(configuration, "patroni.yml")];
      program = run({ name, enter, command, env, withChildren: true });
    },
    killPostgres: () => {
      const [pid = ""] = readFileSync(join(dataDir, "postmaster.pid"), "utf8").split("\n", 1);
      const [file = "", ...args] = [...(program?.childNamespace() ?? []), "kill", "-9", pid];
      execFileSync(file, args);
    },
    kill: async () => {
      program?.kill();
      await program?.ended;
    },
    cut,
    heal,
  };
};

const readExample = (path: string): Record<string, string> =>
  Object.fromEntries(
    readFileSync(path, "utf8")
      .split("\n")
      .flatMap((line) => {
        const [, key, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
        return key === undefined || value === undefined ? [] : [[key, value]];
      }),
  );
