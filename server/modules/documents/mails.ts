import type { Mail } from "#server/mail/mail.ts";

interface DocumentForMail {
  /** The employee's, whom it is about. */
  email: string;
  name: string;
  uploadedByName: string;
  tenantName: string;
  domainName: string;
}

/** The mail that reports a new document; what it is called stays in the app, where only its readers see it. */
export const documentAddedMail = (
  { email, name, uploadedByName, tenantName, domainName }: DocumentForMail,
  { url, settingsUrl }: { url: string; settingsUrl: string },
): Mail => ({
  to: email,
  tenantName: tenantName || domainName,
  greeting: name ? `Hello ${name},` : "Hello,",
  subject: "A document was added to your record",
  paragraphs: [`${uploadedByName} added a document to your record. Sign in to read it.`],
  action: { label: "View my profile", url },
  footnote: "You receive this because the document is about you.",
  settingsUrl,
});
