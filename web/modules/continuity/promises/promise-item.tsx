import type { Promised } from "#contract/continuity/promises.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { proseDay } from "#web/ui/format/dates.ts";
import type { Tone } from "#web/ui/tone.ts";
import { useLinkedPlace } from "#web/ui/use-linked-place.ts";
import { PromiseTools } from "./promise-tools.tsx";
import { text } from "./text.ts";

const tones: Partial<Record<Promised["state"], Tone>> = {
  proposed: "blue",
  kept: "green",
  broken: "red",
};

interface PromiseItemProps {
  promise: Promised;
  today: string;
  /** A linked promise is marked, scrolled to and focused. */
  isLinked?: boolean;
}

export function PromiseItem({ promise, today, isLinked = false }: PromiseItemProps) {
  const item = useLinkedPlace<HTMLLIElement>(isLinked);
  const { promiseText, isIntent, state, version, madeBy, madeOn } = promise;
  return (
    <li
      ref={item}
      tabIndex={isLinked ? -1 : undefined}
      aria-current={isLinked || undefined}
      className={classNames(
        "flex items-start gap-2 border-line py-3 not-first:border-t",
        isLinked ? "-mx-3 rounded-lg bg-accent-tint px-3" : "first:pt-0",
      )}
    >
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere whitespace-pre-line font-medium">
          {promiseText || <span className="text-muted italic">{text.takenBack}</span>}
        </p>
        <p className="text-muted text-sm">
          <WhenDue promise={promise} today={today} />
          {" · "}
          {text.by(madeBy.name, proseDay(madeOn, today))}
        </p>
        <p className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
          {state !== "open" && <Badge tone={tones[state]}>{text.states[state]}</Badge>}
          {state === "open" && version > 1 && <Badge>{text.renegotiated}</Badge>}
          {isIntent && <Badge>{text.intent}</Badge>}
        </p>
      </div>
      <PromiseTools promise={promise} today={today} />
    </li>
  );
}

function WhenDue({ promise, today }: { promise: Promised; today: string }) {
  const { dueOn, state, isAsleep, changedOn } = promise;
  if (state !== "open" && state !== "proposed") return text.settled(proseDay(changedOn, today));
  if (isAsleep) return text.asleep;
  if (dueOn === null) return text.noDay;
  if (dueOn >= today) return text.due(proseDay(dueOn, today));
  return <span className="text-amber-text">{text.overdue(proseDay(dueOn, today))}</span>;
}
