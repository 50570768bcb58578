import { useEffect, useState } from "react";
import { askedWords, isEnoughToSearch } from "#contract/rules/search.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import type { ResultOf } from "#web/api/operations.ts";

/** The pause in typing before a request, in ms. */
const pauseMs = 120;

export interface SearchState {
  /** The results; those of the previous query while the next ones are loading. */
  found: ResultOf<"search.find"> | undefined;
  /** Whether the results of the current text are still loading. */
  isWaiting: boolean;
  error: unknown;
  retry: () => void;
}

/** Searches after a pause in typing; a late response is dropped. */
export function useSearchResults(typed: string): SearchState {
  const isEnough = isEnoughToSearch(typed);
  const wanted = isEnough ? askedWords(typed).join(" ") : "";
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [wanted]);

  const { data, error, isError, isPlaceholderData, refetch } = useApiQuery(
    "search.find",
    { query: { query: asked } },
    { isEnabled: asked !== "" },
  );
  const isCurrent = asked === wanted;
  return {
    found: isEnough && !(isError && isCurrent) ? data : undefined,
    isWaiting: isEnough && (!isCurrent || !(isError || (data && !isPlaceholderData))),
    error: isEnough && isError && isCurrent ? error : undefined,
    retry: () => void refetch(),
  };
}
