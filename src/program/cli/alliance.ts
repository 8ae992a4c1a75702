#!/usr/bin/env node
import { limitYoungSpace } from "./heap.ts";

// No module with newer syntax is imported before this check: an old Node must fail with one line, not a syntax error.
const [major, minor] = process.versions.node.split(".").map(Number);
if (Number(major) < 20 || (Number(major) === 20 && Number(minor) < 19)) {
  console.error(`alliance: needs Node 20.19 or newer; this is ${process.versions.node}`);
  process.exitCode = 1;
} else {
  // npx and `npm start` run this program in a shell, which does not forward SIGTERM. When it ends, the parent changes.
  if (["npx", "start"].includes(process.env["npm_lifecycle_event"] ?? "")) {
    const shell = process.ppid;
    const parentWatch = setInterval(() => {
      if (process.ppid === shell) return;
      clearInterval(parentWatch);
      process.kill(process.pid, "SIGTERM");
    }, 200).unref();
  }
  if (process.argv[2] === "serve") limitYoungSpace();
  void import("./main.ts");
}
