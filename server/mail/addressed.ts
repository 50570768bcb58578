import { companyIn, greetingOf } from "./given-names.ts";

/** Whom a mail is for, and of which company. */
export interface Recipient {
  email: string;
  name: string;
  tenantName: string;
  domainName: string;
}

/** The links of a mail about something that happened. */
export interface NoticeLinks {
  /** Where the button leads. */
  url: string;
  /** Where the recipient chooses which mails they get. */
  settingsUrl: string;
}

/** The parts of a mail that say whom it is for. */
export const addressed = (recipient: Recipient) => ({
  to: recipient.email,
  tenantName: companyIn(recipient),
  greeting: greetingOf(recipient),
});
