import { useQuery } from "@tanstack/react-query";
import type { Leave } from "#contract/leave/requests/request.ts";
import { apiQuery } from "#web/api/query-client.ts";
import { todayAsDate } from "#web/ui/format/dates.ts";
import { text } from "../text.ts";
import { DecisionFacts } from "./decision-facts.tsx";

/** What a decision on a pending request needs, for someone who may make it; its place is kept while it loads. */
export function ReviewFacts({ leave: { id, can } }: { leave: Leave }) {
  const { data } = useQuery({
    ...apiQuery("leave.reviews", { query: { ids: String(id) } }),
    enabled: can.reject,
  });
  const [review] = data ?? [];
  if (!can.reject) return null;
  return (
    <section aria-labelledby="for-your-decision" className="min-h-12">
      <h3 id="for-your-decision" className="mb-1 font-semibold">
        {text.request.forDecision}
      </h3>
      {review && <DecisionFacts leave={review} today={todayAsDate()} />}
    </section>
  );
}
