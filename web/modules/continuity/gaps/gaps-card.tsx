import { IconChevronRight } from "@tabler/icons-react";
import { places } from "#contract/places.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { Card } from "#web/ui/display/card.tsx";
import { BareLink, Link } from "#web/ui/link.tsx";
import { gapInWords } from "./gap-words.ts";
import { text } from "./text.ts";

/** The first gaps, each with the way to its closing step, and the number of quiet histories; nothing without any. */
export function GapsCard() {
  const { data } = useApiQuery("continuity.firstGaps", {});
  if (!data || data.total + data.quiet === 0) return null;
  return (
    <Card
      title={text.card.title}
      action={data.total > 0 && <Link href={places.gaps}>{text.card.all(data.total)}</Link>}
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
      {data.quiet > 0 && (
        <BareLink
          href={places.gapsOf("quiet")}
          className="-outline-offset-2! flex min-h-11 items-center justify-between gap-3 rounded-b-lg border-line border-t px-5 py-2.5 text-muted text-sm transition-colors hover:bg-sunken"
        >
          {text.card.quiet(data.quiet)}
          <IconChevronRight size={16} stroke={1.75} aria-hidden="true" className="shrink-0" />
        </BareLink>
      )}
    </Card>
  );
}
