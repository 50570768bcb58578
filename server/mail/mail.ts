/** One mail's text; the layout adds plain text and HTML. */
export interface Mail {
  to: string;
  subject: string;
  tenantName: string;
  greeting: string;
  paragraphs: readonly string[];
  action: { label: string; url: string };
  /** Facts besides the action: the link's validity, a contact. */
  footnote: string;
  /** The recipient's choice of mails; missing for mails that cannot be declined. */
  settingsUrl?: string;
  /** The company's sender and reply address, if set; added at posting. */
  sender?: { name: string; replyTo: string };
}
