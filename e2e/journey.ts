import { randomInt } from "node:crypto";
import { test as base, expect } from "@playwright/test";
import type { Company, Person } from "./company.ts";
import { newCompanyWithCook } from "./staff.ts";

export { expect };

interface SharedCompany {
  company: Company;
  owner: Person;
  /** Thabo Mokoena, who lands on the staff dashboard. */
  cook: Person;
}

type None = Record<never, never>;

/** Each journey has its own address, like its visitor would, so that limits per address are not shared. */
export const test = base.extend<None, { shared: SharedCompany }>({
  // biome-ignore lint/correctness/noEmptyPattern: the fixture's own signature.
  extraHTTPHeaders: async ({}, use) => {
    await use({ "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` });
  },

  /** A company for the journeys of a worker that change nothing in it and sign nobody out. */
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
