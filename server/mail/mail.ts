/** One mail in plain words; how it looks is the layout's business. */
export interface Mail {
  to: string;
  subject: string;
  /** The company on whose behalf it is written. */
  tenantName: string;
  greeting: string;
  paragraphs: readonly string[];
  action: { label: string; url: string };
  /** What to know beside the action: how long the link is valid, whom to ask. */
  footnote: string;
  /** Where the recipient chooses which mails they get; a mail that cannot be declined has none. */
  settingsUrl?: string;
}
