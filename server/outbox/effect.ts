import type { Mail } from "#server/mail/mail.ts";

/** What leaves the system because of a change; each kind is sent by a sender of its own. */
export type Effect = { kind: "mail"; content: Mail };

export const mailEffect = (content: Mail): Effect => ({ kind: "mail", content });
