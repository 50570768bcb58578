// The logs: start.log for npm start, test.log for npm test. Must itself run on Node 20, and before anything is installed.
import { mkdtempSync, openSync, readFileSync, renameSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { lackIn } from "./lacks.mjs";
import { inProject, runQuietly } from "./project.mjs";

let log;

/** Opened at the first call, as a path and a descriptor; both undefined if it cannot be written. */
export function logFile() {
  log ??=
    opened(() => inProject(logName)) ??
    opened(() => path.join(mkdtempSync(path.join(tmpdir(), "baton-hr-")), logName)) ??
    {};
  return log;
}

const logName = `${path.basename(process.argv[1] ?? "script", ".mjs")}.log`;

function opened(place) {
  try {
    const file = place();
    keepLast(file);
    return { file, descriptor: openSync(file, "a", 0o600) };
  } catch {
    return undefined;
  }
}

function keepLast(file) {
  try {
    renameSync(file, file.replace(/\.log$/, ".last.log"));
  } catch {
    // No previous log, or another process has it open.
  }
}

function write(text) {
  try {
    writeSync(logFile().descriptor, text);
  } catch {
    // A full disk must not hide its own report.
  }
}

/** Logs a program's output. Throws one sentence on failure: the machine's lack, or `failure` and the last words. */
export async function runLogged(failure, [file, ...args], options = {}) {
  write(`\n> ${[file, ...args].join(" ")}\n`);
  const { code, output, isTooLate } = await runQuietly(file, args, { ...options, onText: write });
  if (code === 0 && !isTooLate) return;
  const said = stripVTControlCharacters(output);
  throw failed(lackIn(said, isTooLate) ?? `${failure}\n\n${lastWords(said)}`);
}

/** For a program with its own output to the log. */
export const failedInLog = (failure) => {
  const { file } = logFile();
  return failed(file ? `${failure}\n\n${lastWords(readFileSync(file, "utf8"))}` : failure);
};

function failed(sentence) {
  const { file } = logFile();
  return new Error(file ? `${sentence}\n  More in ${file}` : sentence);
}

const noise = /^\s*(at .*|npm (error )?A complete log.*|npm (error)?\s*|[{}]?)$/;

/** Without lines for programmers only. */
const lastWords = (output) =>
  output
    .split("\n")
    .filter((line) => !noise.test(line) && !/^npm (http|warn|verbose) /.test(line))
    .slice(-12)
    .map((line) => `    ${line.trimEnd()}\n`)
    .join("");
