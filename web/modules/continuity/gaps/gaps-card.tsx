import { places } from "#contract/places.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { Card } from "#web/ui/display/card.tsx";
import { Link } from "#web/ui/link.tsx";
import { GapRow } from "./gap-row.tsx";
import { text } from "./text.ts";

/** The first gaps, each with its closing step; nothing without any. */
export function GapsCard() {
  const { data } = useApiQuery("continuity.firstGaps", {});
  if (!data || data.total === 0) return null;
  return (
    <Card
      title={text.card.title}
      action={<Link href={places.gaps}>{text.card.all(data.total)}</Link>}
      isFlush
    >
      <ul className="pb-1">
        {data.items.map((gap) => (
          <GapRow
            key={`${gap.kind} ${gap.subjectId} ${gap.key}`}
            gap={gap}
            onClosed={() => undefined}
          />
        ))}
      </ul>
    </Card>
  );
}
