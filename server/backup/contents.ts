import { createHash } from "node:crypto";
import { open, readdir } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { Content } from "./manifest.ts";

const manifestName = "manifest.json";

/** Every file of a back-up but its manifest, by path. They then outlast a power cut. */
export async function readContents(backup: string): Promise<Content[]> {
  const files = await filesIn(backup);
  const contents: Content[] = [];
  for (const file of files) contents.push(await contentOf(backup, file));
  return contents;
}

/** The paths of files that are missing, changed or not of the back-up. */
export async function differencesFrom(
  backup: string,
  expected: readonly Content[],
): Promise<string[]> {
  const found = new Map((await readContents(backup)).map((one) => [one.path, one]));
  const wrong = expected
    .filter((one) => {
      const { bytes, sha256 } = found.get(one.path) ?? {};
      return bytes !== one.bytes || sha256 !== one.sha256;
    })
    .map((one) => one.path);
  const known = new Set(expected.map((one) => one.path));
  return [...wrong, ...found.keys().filter((name) => !known.has(name))];
}

async function filesIn(backup: string): Promise<string[]> {
  const entries = await readdir(backup, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(backup, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join("/"))
    .filter((name) => name !== manifestName)
    .sort();
}

async function contentOf(backup: string, name: string): Promise<Content> {
  const file = await open(path.join(backup, name));
  try {
    await file.sync();
    const { size: bytes } = await file.stat();
    const hash = createHash("sha256");
    await pipeline(file.createReadStream({ autoClose: false }), hash);
    return { path: name, bytes, sha256: hash.digest("hex") };
  } finally {
    await file.close();
  }
}
