import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    testTimeout: 20_000,
    hookTimeout: 30_000,
    projects: [
      {
        test: {
          name: "server",
          include: ["server/**/*.test.ts", "scripts/**/*.test.ts"],
          globalSetup: ["server/test/global-setup.ts"],
        },
      },
      { test: { name: "contract", include: ["contract/**/*.test.ts"] } },
      {
        plugins: [react({ compiler: true })],
        test: { name: "web", environment: "happy-dom", include: ["web/**/*.test.{ts,tsx}"] },
      },
    ],
  },
});
