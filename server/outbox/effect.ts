import type { Mail } from "#server/mail/mail.ts";

/** Leaves the system after a change; each kind has its own sender. */
export interface Effect extends EffectOptions {
  kind: "mail";
  content: Mail;
}

interface EffectOptions {
  /** Sent even before the company's confirmation, because it asks for it. */
  confirmsAddress?: true;
}

export const mailEffect = (content: Mail, options: EffectOptions = {}): Effect => ({
  kind: "mail",
  content,
  ...options,
});
