import type { NextManagerView } from "#contract/continuity/continuity.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { Card } from "#web/ui/display/card.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { proseDay } from "#web/ui/format/dates.ts";
import { text } from "./text.ts";

/** What of one's own record the next manager sees. */
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
