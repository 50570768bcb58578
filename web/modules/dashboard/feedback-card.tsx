import type { StaffDashboard } from "#contract/dashboard.ts";
import { places } from "#contract/places.ts";
import { proseDay } from "#web/ui/format/dates.ts";
import { Link } from "#web/ui/link.tsx";
import { PersonRow } from "./person-row.tsx";
import { text } from "./text.ts";
import { TopListCard } from "./top-list-card.tsx";

const { feedback: labels } = text;
const myFeedback = places.myFeedback("staff");

/** Feedback not read yet. */
export const FeedbackCard = ({ unread }: { unread: StaffDashboard["unreadFeedback"] }) => (
  <TopListCard
    title={labels.title}
    {...unread}
    action={<Link href={myFeedback}>{labels.all}</Link>}
    empty={labels.empty}
    more={labels.more}
    allAt={myFeedback}
    row={({ id, sender, title, createdAt }) => (
      <PersonRow key={id} person={sender} href={places.receivedFeedback("staff", id)}>
        <span className="block truncate">
          {title} · {proseDay(createdAt.slice(0, 10))}
        </span>
      </PersonRow>
    )}
  />
);
