import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { ReceivedFeedback } from "#contract/feedback.ts";
import { callApi } from "#web/api/client.ts";
import type { ReceivedSearch } from "./received-search.ts";

/** The number of messages in one fetch; scrolling fetches more. */
const pageSize = 50;

/** The user's matching messages, as far as scrolled. */
export function useReceived({ feedback: _open, ...asked }: ReceivedSearch) {
  const query = useInfiniteQuery({
    queryKey: ["feedback", "getMyFeedback", "scrolled", asked],
    queryFn: ({ pageParam: page, signal }) =>
      callApi("feedback.getMyFeedback", { query: { ...asked, page, pageSize } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) =>
      pages.length * pageSize < total ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages;
  return { ...query, rows: pages && onceEach(pages), total: pages?.at(-1)?.total ?? 0 };
}

/** A message that arrives meanwhile moves the last of a page to the next. */
const onceEach = (pages: readonly { items: ReceivedFeedback[] }[]): ReceivedFeedback[] => [
  ...new Map(
    pages.flatMap(({ items }) => items).map((message) => [message.feedback_id, message]),
  ).values(),
];
