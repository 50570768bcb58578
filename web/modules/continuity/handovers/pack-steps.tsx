import type { HandoverPack } from "#contract/continuity/handovers.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { proseDay } from "#web/ui/format/dates.ts";
import { text } from "./text.ts";

const { steps: labels } = text;

export function PackSteps({ pack }: { pack: HandoverPack }) {
  const myId = useCurrentEmployee().id;
  const people = { 1: pack.outgoing, 2: pack.employee, 3: pack.incoming };
  return (
    <ol aria-label={labels.label} className="grid gap-3 sm:grid-cols-3">
      {([1, 2, 3] as const).map((step) => {
        const person = people[step];
        const isPresent = pack.step === step;
        const isMine = person?.id === myId;
        return (
          <li
            key={step}
            aria-current={isPresent ? "step" : undefined}
            className={classNames(
              "flex items-start gap-3 rounded-lg border bg-card p-3",
              isPresent ? "border-accent" : "border-line",
            )}
          >
            {person && <Avatar name={person.name} size="sm" />}
            <div className="wrap-anywhere min-w-0">
              <p className="font-medium first-letter:uppercase">
                {isMine ? text.you : (person?.name ?? text.nobodyYet)}{" "}
                <span className="font-normal text-muted">
                  {(isMine ? labels.ofYours : labels.names)[step]}
                </span>
              </p>
              <StateOfStep pack={pack} step={step} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function StateOfStep({ pack, step }: { pack: HandoverPack; step: 1 | 2 | 3 }) {
  const found = pack.steps.find((one) => one.step === step);
  if (!found) return null;
  const { dueOn, doneOn, doneBy, releasedBecause } = found;
  const due = proseDay(dueOn, pack.today);
  if (releasedBecause && doneBy)
    return <p className="text-muted text-sm">{labels.released(doneBy.name, releasedBecause)}</p>;
  if (doneOn)
    return <p className="text-green-text text-sm">{labels.done(proseDay(doneOn, pack.today))}</p>;
  if (pack.step === null) return null;
  if (dueOn < pack.today) return <p className="text-amber-text text-sm">{labels.overdue(due)}</p>;
  const present = pack.isMyTurn ? labels.yours : labels.present;
  return (
    <p className="text-muted text-sm">
      {pack.step === step ? present : labels.toCome}, {labels.until(due)}
    </p>
  );
}
