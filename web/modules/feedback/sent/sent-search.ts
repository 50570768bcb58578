import { countingNumber, type ListSearch, readListSearch } from "#web/ui/table/list-search.ts";

const sentSorts = ["created_at", "title", "receiver_full_name", "is_read"] as const;
type SentSort = (typeof sentSorts)[number];

export type SentSearch = ListSearch<SentSort | `-${SentSort}`> & {
  /** Always all: there is a filter by type, and no control for it (AMB-147). */
  type: "all";
  feedback?: number;
  send?: boolean;
};

export function readSentSearch(given: Record<string, unknown>): SentSearch {
  const feedback = countingNumber(given.feedback);
  return {
    ...readListSearch(given, sentSorts),
    type: "all",
    ...(feedback && { feedback }),
    ...(given.send === true && { send: true }),
  };
}
