import type { RecordedLine } from "#contract/line/lines.ts";
import { reasonText } from "#contract/rules/reason-text.ts";
import { Button } from "#web/ui/button.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { proseDay } from "#web/ui/format/dates.ts";
import { sentenceOf } from "./sentence-of.ts";
import { text } from "./text.ts";

interface RecordedLineItemProps {
  line: RecordedLine;
  today: string;
  onWithdraw: () => void;
}

/** One recorded change: what it says, since when it is recorded and by whom, and why. */
export function RecordedLineItem({ line, today, onWithdraw }: RecordedLineItemProps) {
  const { reason, recordedAt, recordedBy, withdrawnAt, announcedFrom } = line;
  const sentence = sentenceOf(line, today);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="wrap-anywhere min-w-0 flex-1 basis-56">
        <p className={withdrawnAt ? "text-muted line-through" : "font-medium"}>{sentence}</p>
        <p className="whitespace-pre-line">{reasonText(reason)}</p>
        <p className="text-muted text-sm">
          {text.by(recordedBy.name, proseDay(recordedAt, today))}
        </p>
        {announcedFrom && !withdrawnAt && (
          <p className="text-muted text-sm">
            {announcedFrom > today
              ? text.secret(proseDay(announcedFrom, today))
              : text.announced(proseDay(announcedFrom, today))}
          </p>
        )}
      </div>
      {withdrawnAt ? (
        <Badge tone="neutral">{text.withdrawn(proseDay(withdrawnAt, today))}</Badge>
      ) : (
        <Button size="sm" aria-label={text.withdrawLabel(sentence)} onClick={onWithdraw}>
          {text.withdraw}
        </Button>
      )}
    </li>
  );
}
