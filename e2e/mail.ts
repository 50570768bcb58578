import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";

/** Each of the hundreds of mails is read once. */
const read = new Map<string, Promise<Email>>();

function readMail(file: string): Promise<Email> {
  const mail = read.get(file) ?? readFile(file).then((content) => PostalMime.parse(content));
  read.set(file, mail);
  return mail;
}

async function newestMailTo(address: string) {
  const outbox = path.join(process.env.DATA_DIR ?? "", "outbox");
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith(".eml"));
  for (const name of names.sort().reverse()) {
    const mail = await readMail(path.join(outbox, name));
    if (mail.to?.some((to) => to.address === address)) return mail;
  }
  return undefined;
}

/** The link in the newest mail to an address, once it arrives; `unlike` is an earlier mail's link. */
export async function mailedLink(address: string, unlike?: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const text = (await newestMailTo(address))?.text ?? "";
      link = /https?:\/\/\S+#access_token=\S+/.exec(text)?.[0];
      return link !== undefined && link !== unlike;
    })
    .toBe(true);
  return link ?? "";
}

/** The text of the newest mail to an address, once it has this subject. */
export async function mailedText(address: string, subject: string): Promise<string> {
  let text = "";
  await expect
    .poll(async () => {
      const mail = await newestMailTo(address);
      text = mail?.text ?? "";
      return mail?.subject;
    })
    .toBe(subject);
  return text;
}
