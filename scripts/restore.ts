// npm run restore -- BACKUP [--new-key]: a back-up's database and files, into an empty DATA_DIR.
import { parseArgs } from "node:util";
import { restoreBackup } from "#server/backup/restore.ts";
import { readDataPlaces } from "#server/config.ts";
import { StartError } from "#server/start-error.ts";
import { configuredStorage } from "#server/storage/configured-storage.ts";
import { runCommand } from "./lib/operator-command.ts";

const usage = "Use: DATA_DIR=… npm run restore -- BACKUP [--new-key]";
const shown = 20;

function readWords() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { "new-key": { type: "boolean", default: false } },
    });
    const [backup, ...others] = positionals;
    if (!backup || others.length > 0) throw new StartError(usage);
    return { backup, mayReplaceKey: values["new-key"] };
  } catch {
    throw new StartError(usage);
  }
}

await runCommand(async () => {
  const words = readWords();
  const config = readDataPlaces(process.env);
  const storage = await configuredStorage(config);
  const { rows, files, missingFiles } = await restoreBackup({
    ...words,
    config,
    storage,
    say: console.log,
  });
  console.log(`${config.dataDir} is restored: ${rows} rows, ${files} files.`);
  if (missingFiles.length > 0)
    console.log(
      [
        `${missingFiles.length === 1 ? "1 document has" : `${missingFiles.length} documents have`} no file (company/file):`,
        ...missingFiles.slice(0, shown).map((name) => `  ${name}`),
        ...(missingFiles.length > shown ? [`  and ${missingFiles.length - shown} more`] : []),
      ].join("\n"),
    );
  console.log(
    'Everyone signs in again. Mails and webhooks wait until you release them with "npm run company -- release-queue".',
  );
});
