import { defineConfig } from "@playwright/test";
import { type EngineName, installedEngines } from "./e2e/engines/engine.ts";
import journeys from "./playwright.config.ts";

export default defineConfig<object, { engineName: EngineName }>({
  ...journeys,
  globalSetup: "./e2e/engines/start-demo.ts",
  testIgnore: [],
  testMatch: "e2e/engines/*.spec.ts",
  outputDir: "test-results/engines/failed",
  // Without a graphics card WebKit is slow; on a busy machine, slower still.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  projects: installedEngines.map((name) => ({ name, workers: 1, use: { engineName: name } })),
});
