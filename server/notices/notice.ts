import { isSuperadmin } from "#contract/codes/people.ts";
import type { DetailsOf, NotificationKind } from "#contract/notification-kinds.ts";
import { type Area, places } from "#contract/places.ts";
import { defineJob, type Job, type JobContext } from "#server/jobs/job.ts";
import { companyIn, greetingOf } from "#server/mail/given-names.ts";
import { mailEffect } from "#server/outbox/effect.ts";
import { findRecipient } from "./notice-queries.ts";

export type Recipient = NonNullable<Awaited<ReturnType<typeof findRecipient>>>;

export interface NoticeMail {
  subject: string;
  paragraphs: readonly string[];
  /** The button, and its target in the app. */
  action: { label: string; path: `/${string}` };
  footnote: string;
}

interface Told<Kind extends NotificationKind, About> {
  context: JobContext;
  recipient: Recipient;
  /** The recipient's area of the app. */
  area: Area;
  aboutId: About;
  details: DetailsOf<Kind>;
}

/** The mail for one recipient; undefined if it is no longer true. */
type MailOf<Kind extends NotificationKind, About> = (
  told: Told<Kind, About>,
) => Promise<NoticeMail | undefined>;

interface MailPayload<Kind extends NotificationKind, About>
  extends Pick<Told<Kind, About>, "aboutId" | "details"> {
  recipientId: number;
}

/** A kind of notification, with its mail, if any. */
export interface Notice<Kind extends NotificationKind, About extends number | null> {
  kind: Kind;
  mailJob: Job<MailPayload<Kind, About>> | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: each notice knows what it is about; a list of several does not.
export type AnyNotice = Notice<any, any>;

/** `About` is null without a record. Its module lists it for `module-jobs.ts`. */
export const defineNotice = <Kind extends NotificationKind, About extends number | null = number>(
  kind: Kind,
  { mail }: { mail?: MailOf<Kind, About> } = {},
): Notice<Kind, About> => ({ kind, mailJob: mail && mailJobOf(kind, mail) });

/** By the recipient's preferences; inactive recipients get none. */
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
