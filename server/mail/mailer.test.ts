import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import PostalMime from "postal-mime";
import { afterEach, expect, test } from "vitest";
import { startMailServer } from "#server/test/mail-server.ts";
import type { Mail } from "./mail.ts";
import { createMailer } from "./mailer.ts";

const mail: Mail = {
  to: "thabo@protea.co.za",
  subject: "Set a new password for Baton HR",
  tenantName: "Protea & Sons <Foods>",
  greeting: "Hello Thabo,",
  paragraphs: ["Someone requested a new password."],
  action: {
    label: "Set a new password",
    url: "http://localhost:3000/reset-password#access_token=x&y",
  },
  footnote: "The link works once.",
};

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

async function send(one: Mail) {
  const folder = await mkdtemp(path.join(tmpdir(), "baton-outbox-"));
  folders.push(folder);
  const kept: string[] = [];
  const outboxDir = path.join(folder, "outbox");
  const mailer = createMailer({
    smtpUrl: undefined,
    mailFrom: "Baton HR <no-reply@baton.example>",
    outboxDir,
    onKept: (file) => kept.push(file),
  });
  await mailer.send(one);
  const [name = ""] = await readdir(outboxDir);
  const file = path.join(outboxDir, name);
  return { file, kept, parsed: await PostalMime.parse(await readFile(file)) };
}

test("a mail without a mail server becomes a private file", async () => {
  const { file, kept, parsed } = await send(mail);
  expect(kept).toEqual([file]);
  expect(file).toMatch(/\.eml$/);
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect(parsed.to).toMatchObject([{ address: "thabo@protea.co.za" }]);
  expect(parsed.subject).toBe(mail.subject);
});

test("a mail has the same content in plain text and HTML", async () => {
  const { parsed } = await send(mail);
  for (const part of [mail.greeting, mail.action.url, mail.footnote, mail.tenantName])
    expect(parsed.text).toContain(part);
  expect(parsed.html).toContain('href="http://localhost:3000/reset-password#access_token=x&amp;y"');
  expect(parsed.html).toContain("Protea &amp; Sons &lt;Foods&gt;");
});

test("a mail that can be declined links to the preferences", async () => {
  const settingsUrl = "http://localhost:3000/settings?section=notifications";
  const { parsed } = await send({ ...mail, settingsUrl });
  expect(parsed.text).toContain(settingsUrl);
  expect(parsed.html).toContain(`href="${settingsUrl}"`);
  const header = parsed.headers.find(({ key }) => key === "list-unsubscribe");
  expect(header?.value).toBe(`<${settingsUrl}>`);
});

test("a mail that cannot be declined offers no choice", async () => {
  const { parsed } = await send(mail);
  expect(parsed.html).not.toContain("Choose which mails you get");
  expect(parsed.headers.map(({ key }) => key)).not.toContain("list-unsubscribe");
});

test("a name cannot add a header to a mail", async () => {
  const { parsed } = await send({ ...mail, subject: "Hello\r\nBcc: everyone@example.com" });
  expect(parsed.bcc).toBeUndefined();
});

test("a name with line breaks stays on its line in a mail", async () => {
  const name = "friend,\r\n\r\nYour account will be closed.\u2028Pay now";
  const { parsed } = await send({
    ...mail,
    subject: `${name} asks for leave`,
    greeting: `Hello ${name},`,
    paragraphs: [`${name} asks for leave.`],
    tenantName: name,
  });
  expect(parsed.text).not.toMatch(/^(?:Your account|Pay now)/m);
  expect(parsed.subject).toBe("friend, Your account will be closed. Pay now asks for leave");
});

const bySmtp = (port: number, timeoutMs = 20_000) =>
  createMailer({
    timeoutMs,
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mailFrom: "Baton HR <no-reply@baton.example>",
    outboxDir: "/nonexistent",
    onKept: () => {},
  });

test("with a mail server a mail is handed over to it", async () => {
  const { mails, port, stop } = await startMailServer();
  const mailer = bySmtp(port);
  await mailer.send(mail);
  mailer.close();
  await stop();
  const parsed = await PostalMime.parse(mails[0] ?? "");
  expect(parsed).toMatchObject({
    subject: mail.subject,
    from: { address: "no-reply@baton.example" },
    to: [{ address: mail.to }],
  });
});

test("a mail that the mail server rejects is a failure", async () => {
  const { port, stop } = await startMailServer();
  await stop();
  await expect(bySmtp(port).send(mail)).rejects.toThrow();
});

test("a mail server that does not respond in time is a failure", async () => {
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const address = silent.address();
  const port = typeof address === "object" && address ? address.port : 0;
  await expect(bySmtp(port, 200).send(mail)).rejects.toThrow(/Greeting never received|Timeout/);
  silent.close();
});

test("a mail has its company's name and our own address", async () => {
  const { parsed } = await send({
    ...mail,
    sender: { name: "Protea Foods HR", replyTo: "people@protea.co.za" },
  });
  expect(parsed.from).toEqual({
    name: "Protea Foods HR via Baton HR",
    address: "no-reply@baton.example",
  });
  expect(parsed.replyTo).toMatchObject([{ address: "people@protea.co.za" }]);
});

test.each(["", "Call +27 82 123 4567", "pay.example.com", "Protea\r\nBcc: all@example.com"])(
  "the sender's name %j adds no address, number or header",
  async (name) => {
    const { parsed } = await send({ ...mail, sender: { name, replyTo: "" } });
    expect(parsed.from).toEqual({ name: "Baton HR", address: "no-reply@baton.example" });
    expect([parsed.bcc, parsed.replyTo]).toEqual([undefined, undefined]);
  },
);
