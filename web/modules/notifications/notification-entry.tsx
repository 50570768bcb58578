import type { PendingReview } from "#contract/leave/requests/pending-review.ts";
import type { Notification } from "#contract/notifications.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { IconDisc } from "#web/ui/display/icon-disc.tsx";
import { relativeTime } from "#web/ui/format/age.ts";
import { momentTitle } from "#web/ui/format/dates.ts";
import { BareLink } from "#web/ui/link.tsx";
import { toneTint } from "#web/ui/tone.ts";
import { EntryDecision } from "./entry-decision.tsx";
import { iconOf, textOf } from "./kinds/kinds.ts";
import { text } from "./text.ts";

interface NotificationEntryProps {
  notification: Notification;
  href: string;
  now: number;
  /** The pending request behind it. */
  review: PendingReview | undefined;
  onOpen: () => void;
}

/** One notification; an unread one is bold, with a dot that is a word for screen readers. */
export function NotificationEntry(props: NotificationEntryProps) {
  const { notification, href, now, review, onOpen } = props;
  const { createdAt, readAt } = notification;
  const { title, body } = textOf(notification);
  const isUnread = readAt === null;
  return (
    <li className="border-line border-t">
      <BareLink
        href={href}
        onClick={onOpen}
        className="flex gap-3 px-5 py-3 outline-offset-[-2px] transition-colors hover:bg-sunken"
      >
        <Face notification={notification} />
        <span className="min-w-0 flex-1">
          <span className={classNames("wrap-anywhere block", !isUnread && "text-muted")}>
            {isUnread && <span className="sr-only">{text.unread}: </span>}
            <Title title={title} name={notification.by?.name} isUnread={isUnread} />
          </span>
          {body && (
            <span className="wrap-anywhere mt-0.5 block text-muted text-sm tabular-nums">
              {body}
            </span>
          )}
          <time
            dateTime={createdAt}
            title={momentTitle(createdAt)}
            className="mt-1 block text-muted text-xs"
          >
            {relativeTime(createdAt, now)}
          </time>
        </span>
        <span
          aria-hidden="true"
          className={classNames(
            "mt-1.5 size-2 shrink-0 rounded-full bg-accent",
            !isUnread && "invisible",
          )}
        />
      </BareLink>
      {review && notification.kind === "leaveRequested" && <EntryDecision review={review} />}
    </li>
  );
}

/** The author with the icon as a badge; the icon alone without an author. */
function Face({ notification }: { notification: Notification }) {
  const { by } = notification;
  const [tone, Icon] = iconOf(notification);
  if (!by)
    return (
      <IconDisc tone={tone}>
        <Icon size={18} stroke={1.75} />
      </IconDisc>
    );
  return (
    <span aria-hidden="true" className="relative inline-flex size-9 shrink-0">
      <Avatar name={by.name} />
      <span
        className={classNames(
          "-end-1.5 -bottom-1 absolute flex size-5 items-center justify-center rounded-full border-2 border-raised",
          toneTint[tone],
        )}
      >
        <Icon size={12} stroke={1.75} />
      </span>
    </span>
  );
}

interface TitleProps {
  title: string;
  name: string | undefined;
  isUnread: boolean;
}

/** The author's name stands out; without a name, the whole title does. */
function Title({ title, name, isUnread }: TitleProps) {
  const named = name !== undefined && title.startsWith(name) ? name : title;
  return (
    <>
      <span className={isUnread ? "font-semibold" : "font-medium"}>{named}</span>
      {title.slice(named.length)}
    </>
  );
}
