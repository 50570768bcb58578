// A machine's possible lacks (port, room, rights, network), each as a sentence with its remedy.
import { statfsSync } from "node:fs";
import { createServer } from "node:net";
import { root } from "./project.mjs";

/** The lack in a program's output, as a sentence; undefined if unclear. */
export function lackIn(output, hasHeardNothing = false) {
  if (/ENOSPC|EDQUOT|no space left/i.test(output))
    return `The disk is full: make room where ${root} is, then start again.`;
  if (/spawn npm\S* ENOENT/.test(output))
    return "npm is missing: install Node from https://nodejs.org, which brings it, then start again.";
  const [, code, named] = output.match(closed) ?? [];
  const place = named ?? output.match(/^npm \S+ path (.+)$/m)?.[1];
  if (code && place)
    return code === "EROFS"
      ? `${place} is on a disk that cannot be written: move the project to another, then start again.`
      : `${place} is closed to this user: start as the one it belongs to, or give yourself the right to write there.`;
  if (hasHeardNothing || unreachable.test(output))
    return `${hostIn(output)} cannot be reached: connect to the network (behind a proxy: npm config set proxy …), then start again.`;
  return undefined;
}

const closed = /\b(EACCES|EPERM|EROFS)\b(?:[^\n']*'([^'\n]+)')?/;
const unreachable =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|E\w*TIMEDOUT|E\w*TIMEOUT)\b/;

const hostIn = (output) =>
  output.match(/request to https?:\/\/([^/\s]+)/)?.[1] ??
  output.match(/GET https?:\/\/([^/\s]+)/)?.[1] ??
  "The registry of npm";

/** Throws without this much room beside the project. */
export function refuseTooLittleRoom(neededMb) {
  const { bavail, bsize } = statfsSync(root);
  const freeMb = Math.floor((bavail * bsize) / 1e6);
  if (freeMb < neededMb)
    throw new Error(
      `Installing takes ${neededMb} MB, and the disk has ${freeMb} MB left: make room where ${root} is, then start again.`,
    );
}

/** Throws if another program listens at the server's port. */
export async function refuseTakenPort({ PORT, HOST } = process.env) {
  const port = Number(PORT || 3000);
  if (await isTaken(port, HOST || "127.0.0.1"))
    throw new Error(
      `Port ${port} is taken by another program: stop it, or choose another, as in PORT=${port + 1} npm start.`,
    );
}

/** The server reports other faults of the port. */
function isTaken(port, host) {
  return new Promise((resolve) => {
    const probe = createServer()
      .once("error", ({ code }) => resolve(code === "EADDRINUSE"))
      .once("listening", () => probe.close(() => resolve(false)));
    try {
      probe.listen(port, host);
    } catch {
      resolve(false);
    }
  });
}
