import type { NextManagerView } from "#contract/continuity/continuity.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { Card } from "#web/ui/display/card.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { counted } from "#web/ui/format/counts.ts";
import { proseDay } from "#web/ui/format/dates.ts";

const text = {
  title: "What your next manager will see",
  planned: (name: string, day: string) => `${name}, your manager from ${day}`,
  present: (name: string) => `The same as ${name} today: no change is planned`,
  nobody: "You have no manager now, and none is named. Super administrators see your record.",
  loading: "Loading what your next manager will see…",
  failed: "What your next manager will see could not be loaded.",
  entries: (count: number) => `${counted(count, "entry", "entries")} of your history`,
  promises: (count: number) => `${counted(count, "open promise")} to you`,
  shared: (count: number) => `${counted(count, "note")} shared with you`,
  line: (count: number) => `${counted(count, "note")} for the line, which you do not read`,
  leave: "Your leave and balances",
  documents: "Your documents",
  record: "Your personal details",
  notSeen: "They do not see",
} as const;

/** The parts of one's own record that the next manager sees. */
export function NextManagerCard() {
  const { data, isError, refetch } = useApiQuery("continuity.nextManagerView", {});
  return (
    <Card title={text.title}>
      {isError && <ErrorState message={text.failed} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <Delayed label={text.loading}>
          <Skeleton className="h-24" />
        </Delayed>
      )}
      {data && <View view={data} />}
    </Card>
  );
}

function View({ view }: { view: NextManagerView }) {
  const { manager, from, isPlanned, sees } = view;
  if (!manager) return <p>{text.nobody}</p>;
  const parts = [
    { label: text.leave, isSeen: sees.leave },
    { label: text.documents, isSeen: sees.documents },
    { label: text.record, isSeen: sees.record },
  ];
  const seen = [
    ...(sees.history ? [text.entries(view.entries)] : []),
    text.promises(view.promises),
    text.shared(view.sharedNotes),
    text.line(view.lineNotes),
    ...parts.filter(({ isSeen }) => isSeen).map(({ label }) => label),
  ];
  const unseen = parts.filter(({ isSeen }) => !isSeen);
  return (
    <>
      <p className="mb-3 text-muted text-sm">
        {isPlanned ? text.planned(manager.name, proseDay(from)) : text.present(manager.name)}
      </p>
      <ul className="flex list-disc flex-col gap-1 ps-5">
        {seen.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {unseen.length > 0 && (
        <>
          <p className="mt-3 mb-1 font-medium">{text.notSeen}</p>
          <ul className="flex list-disc flex-col gap-1 ps-5 text-muted">
            {unseen.map(({ label }) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
