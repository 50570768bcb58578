import { availableParallelism } from "node:os";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Long enough for a machine that is busy with other work.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: "server",
          include: ["server", "scripts", "build"].map((folder) => `${folder}/**/*.test.ts`),
          // With one connection, work that waits for a second one never ends: see server/db/README.md.
          provide: { poolSize: Number(process.env.TEST_POOL_SIZE ?? 8) },
          globalSetup: ["server/test/global-setup.ts"],
          setupFiles: ["server/test/file-setup.ts"],
          // Each test has a company of its own, so the files can share the server that a worker has started.
          isolate: false,
        },
      },
      { test: { name: "contract", include: ["contract/**/*.test.ts"], isolate: false } },
      {
        plugins: [react({ compiler: true })],
        test: {
          name: "web",
          environment: "happy-dom",
          include: ["web/**/*.test.{ts,tsx}"],
          setupFiles: ["web/test/all-addresses.ts", "web/test/clean-page.ts"],
          // Each test leaves an empty page behind, so the files can share the one that a worker has made.
          isolate: false,
        },
      },
    ],
  },
});
