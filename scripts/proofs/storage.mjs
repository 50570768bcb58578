// npm run prove -- storage [vitest's arguments]: files in a real object storage, as in docs/operations.md.
import { configuredStorage } from "#server/storage/configured-storage.ts";
import { asScript } from "../lib/project.mjs";
import { startRadosgw } from "../lib/radosgw.mjs";
import { runServerTests } from "../lib/runners.mjs";

const proved = ["server/storage/storage.test.ts", "server/modules/documents/documents.test.ts"];
const args = process.argv.slice(2);
const namesFiles = args.some((arg) => !arg.startsWith("-"));

await asScript(async () => {
  const storage = await startRadosgw();
  try {
    console.log(`${storage.version}, files in memory`);
    const wrong = new URL(storage.url);
    wrong.password = "wrong";
    const isRefused = await configuredStorage({ storageUrl: wrong.href, dataDir: "." }).then(
      () => false,
      (error) => error.message.includes("SignatureDoesNotMatch"),
    );
    console.log(isRefused ? "A start with a wrong secret is refused." : "NOT REFUSED");
    const code = await runServerTests(namesFiles ? args : [...proved, ...args], {
      TEST_STORAGE_URL: storage.url,
    });
    return isRefused ? code : 1;
  } finally {
    await storage.stop();
  }
});
