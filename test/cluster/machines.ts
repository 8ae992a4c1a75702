import { execFileSync } from "node:child_process";

/** A machine of the cluster: as root a network namespace with an address of its own, otherwise just an address. */
export type Machine = {
  name: string;
  address: string;
  /** Prefix of a command line that runs on the machine. */
  enter: readonly string[];
  /** Cuts its network: packets to and from it are lost, and no connection is notified. */
  cut(): void;
  heal(): void;
};

type Machines = { machineOf(name: string): Machine; remove(): void };

export const isRoot = process.getuid?.() === 0;

const bridge = "alliance0";
const names = ["etcd", "node-a", "node-b"];
const ip = (...args: string[]): void => void execFileSync("ip", args, { stdio: ["ignore", "ignore", "pipe"] });

const ignoreFailure = (action: () => void): void => {
  try {
    action();
  } catch {
    // The namespace or the link does not exist.
  }
};

/** Machines on the loopback interface. Without root there are no separate networks that could be cut. */
const loopback = (): Machines => ({
  machineOf: (name) => ({
    name,
    address: `127.0.17.${11 + names.indexOf(name)}`,
    enter: [],
    cut: () => {
      throw new Error("only root can cut a network");
    },
    heal: () => {},
  }),
  remove: () => {},
});

/** Creates a bridge on this machine, and a network namespace behind it for each machine. */
const namespaces = (): Machines => {
  const remove = (): void => {
    for (const name of names) ignoreFailure(() => ip("netns", "delete", `alliance-${name}`));
    ignoreFailure(() => ip("link", "delete", bridge));
  };
  // Removes what is left of a cluster whose program was killed.
  remove();
  ip("link", "add", bridge, "type", "bridge");
  ip("address", "add", "10.217.17.1/24", "dev", bridge);
  ip("link", "set", bridge, "up");
  const addMachine = (name: string, index: number): Machine => {
    const [space, address, outside] = [`alliance-${name}`, `10.217.17.${11 + index}`, `alliance-v${index}`];
    const inside = (...args: string[]): void => ip("-netns", space, ...args);
    ip("netns", "add", space);
    ip("link", "add", outside, "type", "veth", "peer", "name", "eth0", "netns", space);
    ip("link", "set", outside, "master", bridge, "up");
    inside("address", "add", `${address}/24`, "dev", "eth0");
    inside("link", "set", "eth0", "up");
    inside("link", "set", "lo", "up");
    return {
      name,
      address,
      enter: ["ip", "netns", "exec", space],
      cut: () => ip("link", "set", outside, "nomaster"),
      heal: () => ip("link", "set", outside, "master", bridge),
    };
  };
  const machines = new Map(names.map((name, index) => [name, addMachine(name, index)]));
  const machineOf = (name: string): Machine => {
    const machine = machines.get(name);
    if (!machine) throw new Error(`there is no machine ${name}`);
    return machine;
  };
  return { machineOf, remove };
};

export const createMachines = (): Machines => (isRoot ? namespaces() : loopback());
