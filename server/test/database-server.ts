// A server reduced to its embedded database: tests start it as any user and kill it at any moment.
import { findBinaries } from "#server/db/embedded/binaries.ts";
import { startEmbedded } from "#server/db/embedded/embedded-postgres.ts";

const { dataDir, uid } = JSON.parse(process.argv[2] ?? "") as { dataDir: string; uid?: number };
const say = (event: object) => process.stdout.write(`${JSON.stringify(event)}\n`);

let binaries: ReturnType<typeof findBinaries> | undefined;
if (uid !== undefined) {
  binaries = findBinaries({ uid, gid: uid });
  process.setgroups?.([]);
  process.setgid?.(uid);
  process.setuid?.(uid);
}

try {
  const postgres = await startEmbedded({
    dataDir,
    notice: (notice) => say({ notice }),
    ...(binaries && { binaries }),
  });
  process.once("SIGTERM", () => void postgres.stop().then(() => process.exit()));
  say({ started: postgres });
} catch (error) {
  say({ failed: error instanceof Error ? `${error.name}: ${error.message}` : String(error) });
  process.exitCode = 1;
}
