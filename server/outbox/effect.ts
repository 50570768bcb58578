import type { Mail } from "#server/mail/mail.ts";

/** What leaves the system because of a change; each kind has its own sender. */
export type Effect = { kind: "mail"; content: Mail };

export const mailEffect = (content: Mail): Effect => ({ kind: "mail", content });
