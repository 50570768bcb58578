// npm run backup -- FOLDER [--keep N] [--with-key] [--files]: a back-up of the embedded database and the files, while the server runs.
import { parseArgs } from "node:util";
import { makeBackup } from "#server/backup/backup.ts";
import { currentTime } from "#server/clock.ts";
import { readDataPlaces } from "#server/config.ts";
import { StartError } from "#server/start-error.ts";
import { configuredStorage } from "#server/storage/configured-storage.ts";
import { runCommand } from "./lib/operator-command.ts";

const usage =
  "Use: npm run backup -- FOLDER [--keep NUMBER] [--with-key] [--files, for those in a bucket]";

function readWords() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        keep: { type: "string" },
        "with-key": { type: "boolean", default: false },
        files: { type: "boolean", default: false },
      },
    });
    const [folder, ...others] = positionals;
    const { keep } = values;
    if (!folder || others.length > 0 || (keep !== undefined && !/^[1-9]\d{0,4}$/.test(keep)))
      throw new StartError(usage);
    return { ...values, folder, keep: keep ? Number(keep) : undefined };
  } catch {
    throw new StartError(usage);
  }
}

await runCommand(async () => {
  const { folder, keep, ...words } = readWords();
  const config = readDataPlaces(process.env);
  const isInBucket = config.storageUrl !== undefined;
  const backup = await makeBackup({
    config,
    folder,
    keep,
    storage: isInBucket && !words.files ? undefined : await configuredStorage(config),
    withKey: words["with-key"],
    now: currentTime(),
    say: console.log,
  });
  console.log(`${backup} is complete and was started once.`);
  if (isInBucket && !words.files) console.log("The files are in the bucket and not part of it.");
  if (!words["with-key"])
    console.log("The secret key is not part of it. Keep a copy of it in another place.");
});
