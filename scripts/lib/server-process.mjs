import { spawn } from "node:child_process";
import { once } from "node:events";
import { failedInLog, logFile } from "./log-file.mjs";
import { ended, pinnedNode, root, throwIfStopped, toolEnv } from "./project.mjs";

/** Returns the ready server's message, and its exit code as a promise. Logs to ours, in production to standard output. */
export async function startServer(args) {
  const isProduction = process.env.NODE_ENV === "production";
  const output = isProduction ? "inherit" : (logFile().descriptor ?? "inherit");
  const child = spawn(pinnedNode(), ["server/main.ts", "--report-to-parent", ...args], {
    cwd: root,
    env: toolEnv(),
    stdio: ["ignore", output, output, "ipc"],
  });
  const exitCode = ended(child);
  const [message] = await Promise.race([once(child, "message"), exitCode.then(() => [])]);
  if (message?.ready) return { text: message.ready, exitCode };
  await exitCode;
  throwIfStopped();
  throw message ? new Error(message.failed) : failedInLog("Baton HR cannot start:");
}
