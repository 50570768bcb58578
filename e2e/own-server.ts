import type { APIRequestContext, BrowserContextOptions, Page } from "@playwright/test";
import { type Company, makeCompany } from "./company.ts";
import { test } from "./journey.ts";

interface OwnServer {
  /** Calls the server. */
  at: APIRequestContext;
  company: Company;
  desk: Page;
}

/** Journeys at a server that their file starts, each with a company and a browser there. */
export const journeysAt = (baseUrl: () => string, options: BrowserContextOptions = {}) =>
  test.extend<OwnServer>({
    at: async ({ playwright, extraHTTPHeaders }, use) => {
      const at = await playwright.request.newContext({
        baseURL: baseUrl(),
        ...(extraHTTPHeaders && { extraHTTPHeaders }),
      });
      await use(at);
      await at.dispose();
    },
    company: async ({ at }, use) => use(await makeCompany(at)),
    desk: async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: baseUrl(), ...options });
      await use(await context.newPage());
      await context.close();
    },
  });
