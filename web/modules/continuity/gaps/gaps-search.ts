import { type GapKind, gapKinds } from "#contract/codes/continuity.ts";
import { oneOf } from "#web/ui/table/list-search.ts";

interface GapsSearch {
  /** The only kind that is shown; all of them without it. */
  kind?: GapKind;
  setAside?: true;
}

export function readGapsSearch(given: Record<string, unknown>): GapsSearch {
  const kind = oneOf(given.kind, gapKinds);
  return {
    ...(kind && { kind }),
    ...(given.setAside === true && { setAside: true }),
  };
}
