import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { StartError } from "#server/start-error.ts";

/** A stored file, with its path from the back-up's folder. */
const Content = z.object({ path: z.string(), bytes: z.int(), sha256: z.string() });
export type Content = z.infer<typeof Content>;

const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  version: z.string(),
  newestMigration: z.string(),
  /** Rows by table. */
  counts: z.record(z.string(), z.int()),
  contents: z.array(Content),
});
export type Manifest = z.infer<typeof Manifest>;

const manifestIn = (backup: string) => path.join(backup, "manifest.json");

export const writeManifest = (backup: string, manifest: Manifest): Promise<void> =>
  writeFile(manifestIn(backup), `${JSON.stringify(manifest, null, 1)}\n`, {
    mode: 0o600,
    flush: true,
  });

/** Throws StartError for a folder that is no whole back-up, or one that a newer version made. */
export async function readManifest(backup: string): Promise<Manifest> {
  const text = await readFile(manifestIn(backup), "utf8").catch(() => undefined);
  if (text === undefined)
    throw new StartError(
      `${backup} is no back-up: it has no manifest.json. Name the folder of one, such as …/baton-2026-11-29T02-00-00Z.`,
    );
  const { success, data } = Manifest.safeParse(parsed(text));
  if (!success)
    throw new StartError(`${manifestIn(backup)} is damaged, or a newer version wrote it.`);
  return data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
