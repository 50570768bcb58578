// npm run reset [-- --yes]: removes a server's data in DATA_DIR, and its embedded database.
import { createInterface } from "node:readline";
import { readDataPlaces } from "#server/config.ts";
import { resetData } from "#server/operator/reset.ts";
import { StartError } from "#server/start-error.ts";
import { runCommand } from "./lib/operator-command.ts";

/** Asks on the terminal; the end of input means no. */
function isConfirmed(): Promise<boolean> {
  const input = createInterface({ input: process.stdin, output: process.stdout });
  return new Promise((resolve) => {
    input.once("close", () => resolve(false));
    input.question('All of it is lost. Type "yes" to remove it: ', (answer) => {
      resolve(answer.trim().toLowerCase() === "yes");
      input.close();
    });
  });
}

const words = process.argv.slice(2);
await runCommand(async () => {
  if (words.some((word) => word !== "--yes"))
    throw new StartError("Use: npm run reset, or npm run reset -- --yes to remove without asking");
  await resetData(readDataPlaces(process.env), {
    say: console.log,
    isConfirmed: words.includes("--yes") ? async () => true : isConfirmed,
  });
});
