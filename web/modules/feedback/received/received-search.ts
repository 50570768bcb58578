import { countingNumber, oneOf, readListSearch } from "#web/ui/table/list-search.ts";

const receivedSorts = ["created_at", "title", "sender_full_name", "is_read"] as const;
type ReceivedSort = (typeof receivedSorts)[number];

export type FeedbackStatus = "unread" | "read";

export type ReceivedSearch = {
  search?: string;
  sort?: ReceivedSort | `-${ReceivedSort}`;
  status?: FeedbackStatus;
  feedback?: number;
};

/** Reads the state of the received list from the URL; it has no pages (AMB-146). */
export function readReceivedSearch(given: Record<string, unknown>): ReceivedSearch {
  const { search, sort } = readListSearch(given, receivedSorts);
  const status = oneOf(given.status, ["unread", "read"] as const);
  const feedback = countingNumber(given.feedback);
  return {
    ...(search && { search }),
    ...(sort && { sort }),
    ...(status && { status }),
    ...(feedback && { feedback }),
  };
}
