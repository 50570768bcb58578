import type { NotificationKind } from "#contract/notification-kinds.ts";
import { queryClient } from "./query-client.ts";
import type { touches } from "./touches.gen.ts";

/** An operation that may change what others return. */
export type WritingId = keyof typeof touches;

interface Touches {
  touches: Record<WritingId, readonly string[]>;
  /** The operation that a kind of notification reports. */
  reports: Partial<Record<NotificationKind, WritingId>>;
}

// No screen needs the list before its user changes something.
const loadTouches = (): Promise<Touches> => import("./touches.gen.ts");

/** Loads what a refresh needs, while the change is on its way. */
export const prepareRefresh = () => void loadTouches().catch(() => {});

/** Invalidates everything that these operations may have changed, and fetches again what is on the screen. */
export const refreshAfter = (...ids: WritingId[]): Promise<void> => refreshFor(ids, () => ids);

/** The same for the operations of others that notifications of these kinds report. */
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
