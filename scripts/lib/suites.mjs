// The suites of `npm test` and `npm run prove`. Must itself run on Node 20, and before anything is installed.
import { runChecks } from "./checks.mjs";
import { ensureChromium } from "./chromium.mjs";
import { ensureEngines } from "./engines.mjs";
import { ensureProgram, pgbouncer, radosgw, sentenceWithout } from "./programs.mjs";
import { inProject } from "./project.mjs";
import { runPlaywright, runVitest } from "./runners.mjs";
import { mountSmallDisk } from "./small-disk.mjs";
import { build, ensureBuilt } from "./web-build.mjs";

const skipped = (...what) => ({ passed: 0, failures: [], skipped: what });

const buildSuite = {
  title: "Build",
  async run() {
    await build();
    return { passed: 1, failures: [] };
  },
};

const enginesConfig = ["--config=playwright.engines.config.ts"];

export const testSuites = [
  { title: "Checks", run: runChecks },
  { title: "Rules, server and components", run: () => runVitest("unit-tests") },
  buildSuite,
  {
    title: "Journeys",
    run: () => runJourneys("--grep-invert=@waits"),
  },
  {
    title: "The main journey and dialogs in Firefox and WebKit",
    async run() {
      const { projects, skipped: missing } = await ensureEngines();
      if (projects.length === 0) return skipped(...missing);
      const args = ["--grep=@main", ...projects.map((project) => `--project=${project}`)];
      return {
        ...(await runPlaywright("engines", { options: enginesConfig, args })),
        skipped: missing,
      };
    },
  },
];

/** The server's tests against a script's own server. */
const proofOf = (name, args) =>
  runVitest(name, { program: [inProject(`scripts/proofs/${name}.mjs`)], args });

const runJourneys = async (...args) =>
  runPlaywright("journeys", { args, settings: { CHROMIUM: await ensureChromium() } });

/** Each takes arguments for its runner, such as names of files. */
export const proofs = {
  journeys: {
    title: "Journeys that wait for what is done once a minute",
    async run(args) {
      await ensureBuilt();
      return runJourneys("--grep=@waits", ...args);
    },
  },
  accessibility: {
    title: "Every page in each theme on each width",
    async run(args) {
      await ensureBuilt();
      const settings = { CHROMIUM: await ensureChromium(), TEST_SIZE: "full" };
      const options = ["--grep=accessibility problem|axe finds", ...args];
      return runPlaywright("journeys", { args: options, settings });
    },
  },
  engines: {
    title: "Every screen and dialog in Chromium, Firefox and WebKit",
    async run(args) {
      await ensureBuilt();
      const settings = { CHROMIUM: await ensureChromium() };
      const { skipped: missing } = await ensureEngines();
      const results = await runPlaywright("engines", { options: enginesConfig, args, settings });
      return { ...results, skipped: missing };
    },
  },
  storage: {
    title: "Documents in a bucket of Ceph's object gateway",
    run: async (args) =>
      (await ensureProgram(radosgw))
        ? proofOf("storage", args)
        : skipped(`documents in ${sentenceWithout(radosgw)}`),
  },
  pgbouncer: {
    title: "The server behind PgBouncer",
    run: async (args) =>
      (await ensureProgram(pgbouncer))
        ? proofOf("pgbouncer", args)
        : skipped(`the server behind ${sentenceWithout(pgbouncer)}`),
  },
  citus: {
    title: "The server on Citus",
    run: async (args) =>
      process.env.CITUS_BIN || process.env.DATABASE_URL
        ? proofOf("citus", args)
        : skipped("the server on Citus, which needs CITUS_BIN or the addresses of a coordinator"),
  },
  disk: {
    title: "The server on a full disk",
    async run(args) {
      const folder = mountSmallDisk();
      if (!folder)
        return skipped("the server on a full disk, which needs root on Linux to mount one");
      return runVitest("disk", {
        args: ["--project=server", "server/running-server.test.ts", ...args],
        settings: { TEST_SMALL_DISK: folder },
      });
    },
  },
  properties: {
    title: "Laws at their full size",
    run: (args) =>
      runVitest("properties", {
        args: ["--project=server", ...args],
        settings: { TEST_SIZE: "full" },
      }),
  },
};
