import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";

export interface Program {
  child: ChildProcess;
  /** Ends it, and returns once it has ended. */
  stop: () => Promise<void>;
}

/** Starts a program; what it writes to its fourth stream, and to stderr, can be read. */
export function startProgram(file: string, args: string[], env: NodeJS.ProcessEnv = {}): Program {
  const child = spawn(file, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "pipe", "pipe"],
  });
  return {
    child,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** What a stream says that matches, as soon as it does. */
export async function said(stream: Readable | null, pattern: RegExp): Promise<string> {
  let text = "";
  if (!stream) throw new Error("The program has no such stream.");
  return new Promise((resolve, reject) => {
    stream.setEncoding("utf8");
    const listen = (part: string) => {
      text += part;
      const found = pattern.exec(text)?.[0];
      if (!found) return;
      stream.off("data", listen);
      // It goes on reading: a program whose stream is full would stop.
      stream.resume();
      resolve(found);
    };
    stream.on("data", listen);
    stream.on("end", () => reject(new Error(`It ended with: ${text.slice(-400)}`)));
  });
}

/** A folder for one run of a program. */
export function temporaryFolder(name: string) {
  const folder = mkdtempSync(path.join(tmpdir(), `baton-${name}-`));
  return {
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }),
  };
}
