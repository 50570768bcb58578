import type { Mail } from "#server/mail/mail.ts";

/** What leaves the system because of a change; each kind has its own sender. */
export interface Effect extends EffectOptions {
  kind: "mail";
  content: Mail;
}

interface EffectOptions {
  /** Leaves even before the company's address is confirmed, since this is what confirms it. */
  confirmsAddress?: true;
}

export const mailEffect = (content: Mail, options: EffectOptions = {}): Effect => ({
  kind: "mail",
  content,
  ...options,
});
