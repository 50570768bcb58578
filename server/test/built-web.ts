import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** The minimum of a built web app. */
export async function builtWeb(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "baton-web-"));
  const pages = ["index", "landing", "signin", "signup", "terms", "privacy"].map(
    (name) => `${name}.html`,
  );
  for (const name of [...pages, "robots.txt", "sitemap.xml"])
    await writeFile(path.join(folder, name), "Baton HR");
  return folder;
}
