import assert from "node:assert/strict";
import { createServer } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import { freePort } from "../e2e/program.ts";
import { startOpenIdProvider } from "../support/openid-provider.ts";
import { password } from "../support/people.ts";
import { embeddedSetup, listenOn } from "./places.ts";
import type { Fault, World } from "./scenario.ts";

type Mode = "works" | "slow" | "hangs";

const startSmtp = (port: number) => {
  const received = new Set<string>();
  const state: { mode: Mode } = { mode: "works" };
  let server: SMTPServer | undefined;
  return {
    received,
    state,
    open: async () => {
      server = new SMTPServer({
        logger: false,
        disabledCommands: ["AUTH"],
        hideSTARTTLS: true,
        onData: (stream, { envelope }, done) => {
          stream.resume();
          stream.on("end", () => {
            if (state.mode === "hangs") return;
            setTimeout(
              () => {
                for (const { address } of envelope.rcptTo) received.add(address);
                done();
              },
              state.mode === "slow" ? 2_000 : 0,
            );
          });
        },
      });
      server.on("error", () => {});
      await listenOn(server.server, port);
    },
    close: () => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())),
  };
};

/** Registers users, twice a second, until the action has ended. Adds each acknowledged address to `registered`. */
const registerWhile = async ({ ledger }: World, action: () => Promise<void>, registered: string[]): Promise<void> => {
  let isDone = false;
  const registering = (async () => {
    while (!isDone) {
      const email = `new-${registered.length}-${Date.now()}@faults.example.org`;
      const body = { email, name: "Newcomer", password };
      const response = await ledger.send("POST", "/auth/register", { body, expected: [303] });
      if (response?.status === 303) registered.push(email);
      await delay(500);
    }
  })();
  await action();
  isDone = true;
  await registering;
};

export const failingSmtp = (): Fault => {
  let smtp: ReturnType<typeof startSmtp>;
  const registered: string[] = [];
  return {
    name: "SMTP down, slow, hanging",
    open: async (t) => {
      const port = await freePort();
      smtp = startSmtp(port);
      await smtp.open();
      t.teardown(() => smtp.close());
      const setup = await embeddedSetup(t);
      const settings = { ALLIANCE_EMAIL__SMTP__HOST: "127.0.0.1", ALLIANCE_EMAIL__SMTP__PORT: String(port) };
      return { ...setup, settings: { ...setup.settings, ...settings } };
    },
    inject: async (world) => {
      const outages = async () => {
        await smtp.close();
        await delay(6_000);
        await smtp.open();
        smtp.state.mode = "slow";
        await delay(6_000);
        smtp.state.mode = "hangs";
        await delay(6_000);
        smtp.state.mode = "works";
      };
      await registerWhile(world, outages, registered);
      assert.ok(registered.length >= 10, `${registered.length} registrations`);
    },
    finish: async () => {
      const deadline = Date.now() + 60_000;
      const missing = () => registered.filter((email) => !smtp.received.has(email));
      while (missing().length > 0 && Date.now() < deadline) await delay(200);
      return missing().map((email) => `the mail to ${email}`);
    },
  };
};

/** The maximum duration of a request that waits for a provider (docs/security.md, 24). */
const providerLimitMs = 6_000;

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export const failingProvider = (): Fault => {
  const redirectOrigin = "http://127.0.0.1";
  let google: Awaited<ReturnType<typeof startOpenIdProvider>>;
  const linkedin = { port: 0, server: createServer(() => {}) };
  return {
    name: "a provider down or hanging",
    open: async (t) => {
      const port = await freePort();
      const callback = `${redirectOrigin}:${port}/auth/oauth/google/callback`;
      google = await startOpenIdProvider(t, { clientId: "faults", clientSecret: "s", redirectUris: [callback] });
      linkedin.port = await freePort();
      t.teardown(() => {
        linkedin.server.closeAllConnections();
        linkedin.server.close();
      });
      const setup = await embeddedSetup(t);
      const settings = {
        ALLIANCE_SERVER__OIDC__GOOGLE__CLIENT_ID: "faults",
        ALLIANCE_SERVER__OIDC__GOOGLE__CLIENT_SECRET: "s",
        ALLIANCE_SERVER__OIDC__GOOGLE__ISSUER_URL: google.issuer,
        ALLIANCE_SERVER__OIDC__GOOGLE__REDIRECT_URI: callback,
        ALLIANCE_SERVER__OIDC__LINKEDIN__CLIENT_ID: "faults",
        ALLIANCE_SERVER__OIDC__LINKEDIN__CLIENT_SECRET: "s",
        ALLIANCE_SERVER__OIDC__LINKEDIN__ISSUER_URL: `http://127.0.0.1:${linkedin.port}`,
      };
      return { ...setup, settings: { ...setup.settings, ...settings } };
    },
    inject: async (world) => {
      const { ledger } = world;
      const before = ledger.reads.splice(0).map(({ ms }) => ms);
      await requireFailedStart(world, "linkedin");
      await listenOn(linkedin.server, linkedin.port);
      const hanging = Promise.all(Array.from({ length: 10 }, () => requireFailedStart(world, "linkedin")));
      const redirect = await signIn(world, google, async (finish) => {
        google.behavior.hang = true;
        const location = await finish();
        google.behavior.hang = false;
        return location;
      });
      assert.equal(redirect, "/auth/login?notice=provider_failed");
      await hanging;
      const during = median(ledger.reads.map(({ ms }) => ms));
      assert.ok(during < 2 * median(before) + 50, `reads took ${during} ms, before ${median(before)} ms`);
      assert.equal(await signIn(world, google, (finish) => finish()), "/dashboard");
    },
  };
};

const requireFailedStart = async ({ ledger }: World, provider: string): Promise<void> => {
  const response = await ledger.send("GET", `/auth/oauth/${provider}`, { limitMs: providerLimitMs, expected: [303] });
  assert.equal(response?.headers.get("location"), "/auth/login?notice=provider_failed");
};

/** Signs in at the provider. `complete` calls the service's callback, in which the service requests the provider's token. */
const signIn = async (
  { ledger }: World,
  provider: Awaited<ReturnType<typeof startOpenIdProvider>>,
  complete: (finish: () => Promise<string>) => Promise<string>,
): Promise<string> => {
  provider.accounts.set("gil", { email: "gil@faults.example.org", email_verified: true, name: "Gil" });
  const start = await ledger.send("GET", "/auth/oauth/google", { expected: [303] });
  const cookie =
    start?.headers
      .getSetCookie()
      .map((line) => line.split(";", 1)[0])
      .join("; ") ?? "";
  const callback = new URL(await provider.signIn(start?.headers.get("location") ?? "", "gil"));
  return complete(async () => {
    const path = `${callback.pathname}${callback.search}`;
    const response = await ledger.send("GET", path, { headers: { cookie }, limitMs: providerLimitMs, expected: [303] });
    return response?.headers.get("location") ?? "";
  });
};
