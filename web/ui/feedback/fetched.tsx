import type { ReactNode } from "react";
import { ErrorState } from "./error-state.tsx";
import { Delayed } from "./skeleton.tsx";

export interface FetchedProps<Data> {
  query: { data: Data | undefined; isError: boolean; refetch: () => unknown };
  /** Announced to screen readers while it is loading. */
  loading: string;
  /** The message after a failed fetch. */
  failed: string;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The content once fetched; until then a placeholder or a retry. Shown content survives a failed refresh. */
export function Fetched<Data>({ query, loading, failed, skeleton, children }: FetchedProps<Data>) {
  const { data, isError, refetch } = query;
  if (data !== undefined) return children(data);
  if (isError) return <ErrorState message={failed} onRetry={() => void refetch()} />;
  return <Delayed label={loading}>{skeleton}</Delayed>;
}
