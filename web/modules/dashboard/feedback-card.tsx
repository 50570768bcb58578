import type { StaffDashboard } from "#contract/dashboard.ts";
import { places } from "#contract/places.ts";
import { formatDate } from "#web/ui/format/dates.ts";
import { Link } from "#web/ui/link.tsx";
import { PersonRow } from "./person-row.tsx";
import { text } from "./text.ts";
import { TopListCard } from "./top-list-card.tsx";

const { feedback: words } = text;
const myFeedback = places.myFeedback("staff");

/** Feedback that waits to be read. */
export const FeedbackCard = ({ unread }: { unread: StaffDashboard["unreadFeedback"] }) => (
  <TopListCard
    title={words.title}
    {...unread}
    action={<Link href={myFeedback}>{words.all}</Link>}
    empty={words.empty}
    more={words.more}
    row={({ id, sender, title, createdAt }) => (
      <PersonRow key={id} person={sender} href={myFeedback}>
        <span className="block truncate">
          {title} · {formatDate(createdAt)}
        </span>
      </PersonRow>
    )}
  />
);
