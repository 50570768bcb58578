import { queryClient } from "./query-client.ts";
import type { touches } from "./touches.gen.ts";

/** An operation that may change what others return. */
export type WritingId = keyof typeof touches;

// No screen needs the list before its user changes something.
const loadTouches = async () => (await import("./touches.gen.ts")).touches;

export const prepareRefresh = () => void loadTouches().catch(() => {});

/** Invalidates everything that these operations may have changed, and fetches again what is on the screen. */
export async function refreshAfter(...ids: WritingId[]): Promise<void> {
  if (ids.length === 0) return;
  const touches = await loadTouches().catch(() => undefined);
  if (!touches) return queryClient.invalidateQueries();
  const modules = new Set(ids.flatMap((id) => touches[id]));
  await Promise.all(
    [...modules].map((module) => queryClient.invalidateQueries({ queryKey: [module] })),
  );
}
