import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import nodemailer from "nodemailer";
import { oneLine, shownName } from "./given-names.ts";
import { mailHtml, mailText } from "./layout.ts";
import type { Mail } from "./mail.ts";

export interface Mailer {
  /** Hands a mail over; rejects if it could not be handed over, so that it is tried again. */
  send(mail: Mail): Promise<void>;
  /** Closes the connections to the mail server. */
  close(): void;
}

interface MailerOptions {
  /** The mail server; without it, each mail is stored as a file in the outbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  outboxDir: string;
  onKept: (file: string) => void;
  /** How long the mail server may take for each of its responses; after that, the mail counts as not sent. */
  timeoutMs?: number;
  /** How many connections to the mail server are kept open. */
  maxConnections?: number;
}

/** Sends by SMTP, or stores each mail as an `.eml` file that any mail program opens. */
export function createMailer({
  smtpUrl,
  mailFrom,
  outboxDir,
  onKept,
  timeoutMs = 20_000,
  maxConnections = 10,
}: MailerOptions): Mailer {
  const compose = (mail: Mail) => ({
    from: fromOf(mail, mailFrom),
    ...(mail.sender?.replyTo && { replyTo: mail.sender.replyTo }),
    to: mail.to,
    subject: oneLine(mail.subject),
    text: mailText(mail),
    html: mailHtml(mail),
    ...(mail.settingsUrl && { list: { unsubscribe: mail.settingsUrl } }),
  });
  if (smtpUrl) {
    const transport = nodemailer.createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections,
      connectionTimeout: timeoutMs,
      dnsTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    });
    return {
      send: async (mail) => void (await transport.sendMail(compose(mail))),
      close: () => transport.close(),
    };
  }

  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(compose(mail));
      await mkdir(outboxDir, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID().slice(0, 8)}.eml`;
      const file = path.join(outboxDir, name);
      // Written under another name and renamed, so that a partial mail is never read.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
      onKept(file);
    },
    close: () => {},
  };
}

/** The product's own address, always; a company's name is shown as what it is, so that nobody can pass for the product. */
function fromOf({ sender }: Mail, mailFrom: string) {
  const name = shownName(sender?.name ?? "");
  if (!name) return mailFrom;
  const address = /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom;
  return { name: `${name} via Baton HR`, address };
}
