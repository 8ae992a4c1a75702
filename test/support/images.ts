import { execFile, spawnSync } from "node:child_process";
import { cp, mkdir, readdir, symlink } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

/* Images without a registry: this machine's own programs replace the base images that the Containerfile names. */

const run = promisify(execFile);

/** Returns why images cannot be built and run on this machine, or false. */
export const withoutImages = (...programs: string[]): string | false => {
  if (process.getuid?.() !== 0) return "only root mounts an image";
  const missing = ["buildah", "unshare", ...programs].find((name) => spawnSync("which", [name]).status !== 0);
  return missing ? `no ${missing}` : false;
};

/** Runs buildah over a store, and returns what it prints. */
export type Builder = (...args: string[]) => Promise<string>;

/** Builds an image from the files that `fill` puts into a folder. @param settings options of `buildah config` */
export const buildImage = async (
  buildah: Builder,
  name: string,
  fill: (folder: string) => Promise<void>,
  settings: readonly string[] = [],
): Promise<void> => {
  const container = await buildah("from", "scratch");
  await fill(await buildah("mount", container));
  await buildah("config", "--env=PATH=/usr/local/bin:/usr/bin:/bin", ...settings, container);
  await buildah("commit", "--quiet", container, name);
  await buildah("rm", container);
};

/** Replaces the image of Debian with Node by empty folders, into which the build mounts this machine's own programs. */
const fillBuildImage = async (folder: string): Promise<void> => {
  for (const name of ["usr", "etc", "tmp", "root", "var", "proc", "sys", "dev", "run"])
    await mkdir(join(folder, name), { recursive: true });
  for (const name of ["bin", "lib", "lib64", "sbin"]) await symlink(`usr/${name}`, join(folder, name));
};

const libraries = /(?:ld-linux|lib(?:c|dl|m|rt|pthread|gcc_s|stdc\+\+|resolv|nss_\w+)\.so)/;

/** Replaces the distroless image: Node at the same path, and the C libraries. */
const fillRuntimeImage = async (folder: string): Promise<void> => {
  await mkdir(join(folder, "nodejs/bin"), { recursive: true });
  await cp(process.execPath, join(folder, "nodejs/bin/node"), { dereference: true });
  for (const name of ["tmp", "proc"]) await mkdir(join(folder, name), { recursive: true });
  const needed = await copyLibraries(process.execPath, folder);
  const libc = needed.find((file) => file.endsWith("/libc.so.6")) ?? "";
  for (const name of await readdir(dirname(libc)))
    if (libraries.test(name)) await copyInto(folder, join(dirname(libc), name));
};

/** Copies a file of this machine into a folder, at the same path. */
export const copyInto = async (folder: string, file: string): Promise<void> => {
  await mkdir(join(folder, dirname(file)), { recursive: true });
  await cp(file, join(folder, file), { dereference: true });
};

/** Copies the libraries that a program needs, and returns their paths. */
export const copyLibraries = async (program: string, folder: string): Promise<string[]> => {
  const { stdout } = await run("ldd", [program]);
  const needed = [...stdout.matchAll(/\/[^ ]+/g)].map(([file]) => file);
  for (const file of needed) await copyInto(folder, file);
  return needed;
};

export const makeBaseImages = async (buildah: Builder): Promise<void> => {
  await buildImage(buildah, "build-image", fillBuildImage);
  await buildImage(buildah, "runtime-image", fillRuntimeImage);
};

/** Options of a build that uses these base images. */
export const baseImageOptions = {
  arguments: ["--build-arg=BUILD_IMAGE=build-image", "--build-arg=RUNTIME_IMAGE=runtime-image"],
  options: [
    "--isolation=chroot",
    "--format=docker",
    ...["/usr:/usr:ro", "/etc:/etc:ro", `${homedir()}/.npm:/root/.npm`].map((volume) => `--volume=${volume}`),
  ],
};
