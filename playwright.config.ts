import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { chromiumOptions } from "./chromium.config.ts";

export default defineConfig({
  testDir: "e2e",
  testIgnore: "e2e/engines/**",
  outputDir: "test-results/journeys",
  globalSetup: "./e2e/start-server.ts",
  forbidOnly: true,
  workers: availableParallelism(),
  // Long enough for a machine that is busy with other work: only what is never true fails.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: {
    baseURL: process.env.BASE_URL,
    locale: "en-ZA",
    timezoneId: "Africa/Johannesburg",
    // What still moves is pressed again after another scroll: the place pressed may then be elsewhere when it is released.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: chromiumOptions,
  },
});
