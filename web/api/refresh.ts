import type { NotificationKind } from "#contract/notification-kinds.ts";
import { queryClient } from "./query-client.ts";
import type { touches } from "./touches.gen.ts";

/** An operation that may change the results of others. */
export type WritingId = keyof typeof touches;

interface Touches {
  touches: Record<WritingId, readonly string[]>;
  reports: Partial<Record<NotificationKind, WritingId>>;
}

// Screens need the list only after a change.
const loadTouches = (): Promise<Touches> => import("./touches.gen.ts");

/** Loads the needs of a refresh during the change. */
export const prepareRefresh = () => void loadTouches().catch(() => {});

/** Invalidates everything that these operations may have changed, and refetches what is on the screen. */
export const refreshAfter = (...ids: WritingId[]): Promise<void> => refreshFor(ids, () => ids);

/** The same for the other people's operations behind these notifications. */
export const refreshReported = (kinds: readonly NotificationKind[]): Promise<void> =>
  refreshFor(kinds, ({ reports }) => kinds.flatMap((kind) => reports[kind] ?? []));

async function refreshFor(
  changes: readonly string[],
  idsOf: (loaded: Touches) => readonly WritingId[],
): Promise<void> {
  if (changes.length === 0) return;
  const loaded = await loadTouches().catch(() => undefined);
  if (!loaded) return queryClient.invalidateQueries();
  const modules = new Set(idsOf(loaded).flatMap((id) => loaded.touches[id]));
  await Promise.all(
    [...modules].map((module) => queryClient.invalidateQueries({ queryKey: [module] })),
  );
}
