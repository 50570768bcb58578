/** The text of one mail; the layout turns it into plain text and HTML. */
export interface Mail {
  to: string;
  subject: string;
  /** The company on whose behalf it is written. */
  tenantName: string;
  greeting: string;
  paragraphs: readonly string[];
  action: { label: string; url: string };
  /** What to know besides the action: how long the link is valid, whom to ask. */
  footnote: string;
  /** Where the recipient chooses which mails they get; a mail that cannot be declined has none. */
  settingsUrl?: string;
  /** Whose name it comes in, and where replies go, if the company has set them; added when it is posted. */
  sender?: { name: string; replyTo: string };
}
