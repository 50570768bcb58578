import type { ReactNode } from "react";
import { ErrorState } from "./error-state.tsx";
import { Delayed } from "./skeleton.tsx";

export interface FetchedProps<Data> {
  query: { data: Data | undefined; isError: boolean; refetch: () => unknown };
  /** Said to a screen reader while it is on its way. */
  loading: string;
  /** Shown if it cannot be fetched. */
  failed: string;
  /** Stands in for it while it is on its way. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What was fetched; until then what stands in for it, or a way to try again. What is known stays, though a refresh fails. */
export function Fetched<Data>({ query, loading, failed, skeleton, children }: FetchedProps<Data>) {
  const { data, isError, refetch } = query;
  if (data !== undefined) return children(data);
  if (isError) return <ErrorState message={failed} onRetry={() => void refetch()} />;
  return <Delayed label={loading}>{skeleton}</Delayed>;
}
