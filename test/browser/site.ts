import { type Browser, type BrowserContext, chromium as launcher, type Page } from "playwright-core";
import type { Test } from "tap";
import type { ProviderSettings } from "../../src/identity/auth/oauth/providers.ts";
import { freePort } from "../e2e/program.ts";
import { chromium } from "../support/chromium.ts";
import { type Options, type Service, startService } from "../support/service.ts";

export type Site = Service & { open(options?: Parameters<Browser["newContext"]>[0]): Promise<Page>; faults: string[] };

/** The service on its own port, and a browser that collects errors of its pages. */
export const start = async (
  t: Test,
  settings: (baseUrl: string) => Promise<ProviderSettings>,
  { host = "127.0.0.1", ...more }: Pick<Options, "data" | "clock" | "site" | "logo"> & { host?: string } = {},
): Promise<Site> => {
  const port = await freePort();
  const baseUrl = `http://${host}:${port}`;
  const service = await startService(t, {
    data: "none",
    baseUrl,
    providers: await settings(baseUrl),
    clock: () => new Date(),
    ...more,
  });
  // Fastify listens at every address that localhost has, 127.0.0.1 among them.
  await service.app.listen({ host: "localhost", port });
  const browser = await launcher.launch({ executablePath: chromium ?? "", args: ["--no-sandbox"] });
  t.teardown(() => browser.close());
  const faults: string[] = [];
  return {
    ...service,
    faults,
    open: async (options = {}) => {
      const context: BrowserContext = await browser.newContext({ baseURL: baseUrl, ...options });
      const page = await context.newPage();
      page.on("console", (message) => {
        // The console also reports a rejected form as an error.
        if (message.type() === "error" && !/the server responded with a status of 4\d\d/.test(message.text()))
          faults.push(`${page.url()}: ${message.text()}`);
      });
      page.on("pageerror", (error) => faults.push(`${page.url()}: ${error.message}`));
      page.on("request", (request) => {
        const origin = options.baseURL ?? baseUrl;
        // A worker of the reference has a blob's address, which is of the page's origin.
        if (!request.isNavigationRequest() && new URL(request.url()).origin !== origin)
          faults.push(`loads ${request.url()}`);
      });
      return page;
    },
  };
};

export const noProviders = async (): Promise<ProviderSettings> => ({ openId: [] });
