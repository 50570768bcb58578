import { places } from "#contract/places.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { Card } from "#web/ui/display/card.tsx";
import { BareLink, Link } from "#web/ui/link.tsx";
import { gapInWords } from "./gap-words.ts";
import { text } from "./text.ts";

/** The first gaps, each with the way to its closing step; nothing without any. */
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
        {data.items.map((gap) => {
          const { name, what } = gapInWords(gap);
          return (
            <li key={`${gap.kind} ${gap.subjectId} ${gap.key}`} className="border-line border-t">
              <BareLink
                href={places.gapsOf(gap.kind)}
                className="-outline-offset-2! wrap-anywhere block min-h-11 px-5 py-2.5 transition-colors hover:bg-sunken"
              >
                <span className="font-medium">{name}</span>{" "}
                <span className="text-muted">{what}</span>
              </BareLink>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
