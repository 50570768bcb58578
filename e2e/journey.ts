import { randomInt } from "node:crypto";
import { test as base, expect } from "@playwright/test";
import type { Company, Person } from "./company.ts";
import { type KeptPage, openKeptPage } from "./kept-page.ts";
import { newCompanyWithCook } from "./staff.ts";

export { expect };

interface SharedCompany {
  company: Company;
  owner: Person;
  cook: Person;
}

interface WorkerFixtures {
  shared: SharedCompany;
  kept: Kept;
}

interface Kept {
  page?: KeptPage | undefined;
}

const companyZone = "Africa/Johannesburg";

const newAddress = () => ({
  "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
});

/** Each journey has its own IP address, so that it shares no rate limit. */
export const test = base.extend<{ usual: KeptPage | undefined }, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the fixture's own signature.
  extraHTTPHeaders: async ({}, use) => {
    await use(newAddress());
  },

  // biome-ignore lint/correctness/noEmptyPattern: the fixture's own signature.
  kept: [async ({}, use) => use({}), { scope: "worker" }],

  /** The shared page of successive journeys; undefined for another kind of browser. */
  usual: async (
    {
      browser,
      kept,
      extraHTTPHeaders,
      colorScheme,
      viewport,
      hasTouch,
      javaScriptEnabled,
      permissions,
      timezoneId,
    },
    use,
    testInfo,
  ) => {
    if (hasTouch || !javaScriptEnabled || permissions || timezoneId !== companyZone)
      return use(undefined);
    kept.page ??= await openKeptPage(browser);
    const { page } = kept.page;
    await kept.page.begin(
      { colorScheme: colorScheme ?? null, viewport: viewport ?? null },
      extraHTTPHeaders ?? {},
    );
    await use(kept.page);
    const isUnharmed = testInfo.status === testInfo.expectedStatus && (await kept.page.end());
    if (isUnharmed) return;
    kept.page = undefined;
    await page.context().close();
  },

  context: async ({ browser, usual }, use) => {
    if (usual) return use(usual.page.context());
    const context = await browser.newContext();
    await use(context);
    await context.close();
  },

  page: async ({ context, usual }, use) => {
    await use(usual?.page ?? (await context.newPage()));
  },

  /** A company for journeys without changes or sign-outs, one per worker. */
  shared: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: process.env.BASE_URL ?? "" });
      const { company, owner, person } = await newCompanyWithCook(request);
      await request.dispose();
      await use({ company, owner, cook: person });
    },
    { scope: "worker" },
  ],
});
