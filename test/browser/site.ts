import assert from "node:assert/strict";
import { type Browser, chromium as launcher, type Page } from "playwright-core";
import { type Test, test } from "tap";
import type { ProviderSettings } from "../../src/identity/auth/oauth/providers.ts";
import { freePort } from "../e2e/program.ts";
import { chromium, withoutBrowser } from "../support/chromium.ts";
import { type Options, type Service, startService } from "../support/service.ts";

export type Site = Service & { open(options?: Parameters<Browser["newContext"]>[0]): Promise<Page> };

type Settings = Pick<Options, "data" | "clock" | "site" | "logo"> & {
  host?: string;
  providers?: (baseUrl: string) => Promise<ProviderSettings>;
};

/**
 * Starts the service on its own port, and a browser. The test fails if a page logs an error, throws, violates its content policy, or loads
 * anything from another origin.
 */
export const start = async (t: Test, settings: Settings = {}): Promise<Site> => {
  const { host = "127.0.0.1", clock = () => new Date(), providers, ...serviceOptions } = settings;
  const faults: string[] = [];
  t.teardown(() => assert.deepEqual(faults, []));
  const port = await freePort();
  const baseUrl = `http://${host}:${port}`;
  const siteOptions = { baseUrl, clock, ...(providers && { providers: await providers(baseUrl) }) };
  const service = await startService(t, { data: "none", ...siteOptions, ...serviceOptions });
  // Fastify listens on every address of localhost, including 127.0.0.1.
  await service.app.listen({ host: "localhost", port });
  const browser = await launcher.launch({ executablePath: chromium ?? "", args: ["--no-sandbox"] });
  t.teardown(() => browser.close());
  return {
    ...service,
    now: clock(),
    open: async (options = {}) => {
      const context = await browser.newContext({ baseURL: baseUrl, ...options });
      const page = await context.newPage();
      page.on("console", (message) => {
        // The console also reports a rejected form as an error.
        if (message.type() === "error" && !/the server responded with a status of 4\d\d/.test(message.text()))
          faults.push(`${page.url()}: ${message.text()}`);
      });
      page.on("pageerror", (error) => faults.push(`${page.url()}: ${error.message}`));
      page.on("request", (request) => {
        const origin = options.baseURL ?? baseUrl;
        // The reference loads its worker from a blob URL, whose origin is that of the page.
        if (!request.isNavigationRequest() && new URL(request.url()).origin !== origin)
          faults.push(`loads ${request.url()}`);
      });
      return page;
    },
  };
};

/** Defines a test of pages in a browser. */
export const testInBrowser = (title: string, settings: Settings, run: (t: Test, site: Site) => Promise<void>): void => {
  test(title, { skip: withoutBrowser() }, async (t) => run(t, await start(t, settings)));
};
