import { queryClient } from "./query-client.ts";
import { touches } from "./touches.gen.ts";

/** An operation that may change what others return. */
export type WritingId = keyof typeof touches;

/** Invalidates everything that these operations may have changed, and fetches again what is on the screen. */
export const refreshAfter = (...ids: WritingId[]): Promise<unknown> => {
  const modules = new Set(ids.flatMap((id) => touches[id]));
  return Promise.all(
    [...modules].map((module) => queryClient.invalidateQueries({ queryKey: [module] })),
  );
};
