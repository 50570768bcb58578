import { randomInt } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { test as base, expect } from "@playwright/test";
import PostalMime from "postal-mime";

export { expect };

/** Each journey comes from an address of its own, as its visitor would, so that limits per address are not shared. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: the fixture's own signature.
  extraHTTPHeaders: async ({}, use) => {
    await use({ "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` });
  },
});

async function newestMailTo(address: string) {
  const outbox = path.join(process.env.DATA_DIR ?? "", "outbox");
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith(".eml"));
  for (const name of names.sort().reverse()) {
    const mail = await PostalMime.parse(await readFile(path.join(outbox, name)));
    if (mail.to?.some((to) => to.address === address)) return mail;
  }
  return undefined;
}

/** The link of the newest mail to somebody, as soon as there is one; told apart from an earlier one by `unlike`. */
export async function mailedLink(address: string, unlike?: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const text = (await newestMailTo(address))?.text ?? "";
        link = /https?:\/\/\S+#access_token=\S+/.exec(text)?.[0];
        return link !== undefined && link !== unlike;
      },
      { timeout: 15_000 },
    )
    .toBe(true);
  return link ?? "";
}
