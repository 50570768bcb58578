import { defineConfig } from "@playwright/test";
import { chromiumOptions } from "./chromium.config.ts";

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/journeys",
  globalSetup: "./e2e/start-server.ts",
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    baseURL: process.env.BASE_URL,
    trace: "retain-on-failure",
    locale: "en-ZA",
    timezoneId: "Africa/Johannesburg",
    launchOptions: chromiumOptions,
  },
});
