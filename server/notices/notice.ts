import { isSuperadmin } from "#contract/codes/people.ts";
import type { DetailsOf, NotificationKind } from "#contract/notification-kinds.ts";
import { type Area, places } from "#contract/places.ts";
import { defineJob, type Job, type JobContext } from "#server/jobs/job.ts";
import { companyIn, greetingOf } from "#server/mail/given-names.ts";
import { mailEffect } from "#server/outbox/effect.ts";
import { findRecipient } from "./notice-queries.ts";

export type Recipient = NonNullable<Awaited<ReturnType<typeof findRecipient>>>;

/** What a notice says by mail; greeting, frame and links are the same for all. */
export interface NoticeMail {
  subject: string;
  paragraphs: readonly string[];
  /** The button, and where in the app it leads. */
  action: { label: string; path: `/${string}` };
  /** Why the recipient receives it. */
  footnote: string;
}

interface Told<Kind extends NotificationKind, About> {
  context: JobContext;
  recipient: Recipient;
  /** The part of the app that the recipient uses. */
  area: Area;
  aboutId: About;
  details: DetailsOf<Kind>;
}

/** Writes the mail for one recipient; undefined if what it says is no longer true. */
type MailOf<Kind extends NotificationKind, About> = (
  told: Told<Kind, About>,
) => Promise<NoticeMail | undefined>;

interface MailPayload<Kind extends NotificationKind, About>
  extends Pick<Told<Kind, About>, "aboutId" | "details"> {
  recipientId: number;
}

/** One kind of notification: what it says by mail, if it is mailed at all. */
export interface Notice<Kind extends NotificationKind, About extends number | null> {
  kind: Kind;
  mailJob: Job<MailPayload<Kind, About>> | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: each notice knows what it is about; a list of several does not.
export type AnyNotice = Notice<any, any>;

/** Defines a kind of the contract; `About` is null if it is about no record. Its module lists it for `module-jobs.ts`. */
export const defineNotice = <Kind extends NotificationKind, About extends number | null = number>(
  kind: Kind,
  { mail }: { mail?: MailOf<Kind, About> } = {},
): Notice<Kind, About> => ({ kind, mailJob: mail && mailJobOf(kind, mail) });

/** Writes and sends the mail to one recipient, as they have asked for; a recipient who is no longer active gets none. */
const mailJobOf = <Kind extends NotificationKind, About>(kind: Kind, mail: MailOf<Kind, About>) =>
  defineJob<MailPayload<Kind, About>>(
    `notices.${kind}`,
    async (context, { recipientId, ...payload }) => {
      const recipient = await findRecipient(context.tx, recipientId);
      if (!recipient) return [];
      const area = isSuperadmin(recipient.employeeRole) ? "superadmin" : "staff";
      const written = await mail({ context, recipient, area, ...payload });
      if (!written) return [];
      const { action, ...text } = written;
      return [
        mailEffect({
          to: recipient.email,
          tenantName: companyIn(recipient),
          greeting: greetingOf(recipient),
          ...text,
          action: { label: action.label, url: context.links.to(action.path) },
          settingsUrl: context.links.to(places.settingsSection("notifications")),
        }),
      ];
    },
  );
