import type { HandoverPack } from "#contract/continuity/handovers.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { type Suggestions, suggestionsFrom } from "./suggestions.ts";

const maxNotes = 3;

/** What the record suggests to who writes a handover, as it arrives; nothing for other readers, and without what cannot be loaded. */
export function useSuggestions(pack: HandoverPack): Suggestions {
  const isEnabled = pack.can.write;
  const { employee, outgoing } = pack;
  const notes = useApiQuery(
    "notes.listAbout",
    { params: { id: employee.id }, query: { view: "written", pageSize: maxNotes } },
    { isEnabled },
  );
  const handovers = useApiQuery("continuity.handovers", { query: {} }, { isEnabled });
  const formerId = handovers.data?.items.find(
    (one) =>
      one.employee.id === employee.id &&
      one.incoming?.id === outgoing.id &&
      one.finishedOn !== null,
  )?.id;
  const former = useApiQuery(
    "continuity.handover",
    { params: { id: formerId ?? 0 } },
    { isEnabled: isEnabled && formerId !== undefined },
  );
  if (!isEnabled) return {};
  return suggestionsFrom({
    pack,
    notes: notes.data?.items ?? [],
    former: former.data?.id === formerId ? former.data : undefined,
  });
}
