import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { makeDataDir, placesIn } from "./data-dir.ts";

const sampleWords =
  /change.?(me|this)|secret|example|sample|password|default|placeholder|your.?(own|key)|test.?key/i;

/** Whether a key was copied from a page or typed by hand: few characters, repeated, or in the order of a keyboard. */
export const isWeakKey = (key: string): boolean =>
  sampleWords.test(key) || new Set(key).size < 8 || /(.{8,}).*\1/s.test(key) || isInOrder(key);

/** Whether most characters follow the one before them, as in 0123456789abcdef. */
function isInOrder(key: string): boolean {
  const codes = [...key.toLowerCase()].map((one) => one.charCodeAt(0));
  const following = codes.filter(
    (code, at) => at > 0 && Math.abs(code - Number(codes[at - 1])) <= 1,
  );
  return following.length > key.length / 2;
}

/** Created at the first call; only the server's user can read it. */
export function keptKey(dataDir: string): string {
  const file = placesIn(dataDir).secretKey;
  const key = read(file) ?? make(dataDir, file);
  if (key.length < 32) throw new Error(`${file} holds no key of 32 characters or more`);
  return key;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Written aside and linked, so that two starting servers share the first key. */
function make(dataDir: string, file: string): string {
  makeDataDir(dataDir);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(32).toString("hex")}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, "utf8").trim();
}
