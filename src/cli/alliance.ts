#!/usr/bin/env node
// An old Node stops here with one line instead of an error in some file: so nothing is imported before the check.
const [major, minor] = process.versions.node.split(".").map(Number);
if (Number(major) < 20 || (Number(major) === 20 && Number(minor) < 19)) {
  console.error(`alliance: needs Node 20.19 or newer; this is ${process.versions.node}`);
  process.exitCode = 1;
} else {
  // npx and `npm start` put a shell between themselves and this program. SIGTERM ends the shell, which passes nothing on.
  if (["npx", "start"].includes(process.env["npm_lifecycle_event"] ?? "")) {
    const shell = process.ppid;
    const watch = setInterval(() => {
      if (process.ppid === shell) return;
      clearInterval(watch);
      process.kill(process.pid, "SIGTERM");
    }, 200).unref();
  }
  void import("./main.ts");
}
