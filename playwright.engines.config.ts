import { defineConfig } from "@playwright/test";
import { type EngineName, installedEngines } from "./e2e/engines/engine.ts";
import journeys from "./playwright.config.ts";

export default defineConfig<object, { engineName: EngineName }>({
  ...journeys,
  testIgnore: [],
  projects: installedEngines.map((engineName) => ({
    name: engineName,
    testMatch: engineName === "firefox" ? "engines/*.spec.ts" : "engines/dialogs.spec.ts",
    use: { engineName },
  })),
});
