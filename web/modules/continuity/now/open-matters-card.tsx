import { IconBeach, IconTargetArrow, IconTransfer } from "@tabler/icons-react";
import type { PersonPage } from "#contract/continuity/continuity.ts";
import { type Area, places } from "#contract/places.ts";
import { leaveName } from "#contract/rules/leave-text.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { proseDay, proseDays } from "#web/ui/format/dates.ts";
import { BareLink } from "#web/ui/link.tsx";
import { text } from "../text.ts";
import { deciderSentence } from "./decider.ts";

const { open: words } = text;
const icons = { leave: IconBeach, handover: IconTransfer, promise: IconTargetArrow };

export const OpenMattersCard = ({ matters }: { matters: readonly OpenMatter[] }) => (
  <Card
    title={words.title}
    action={matters.length > 0 && <Badge tone="amber">{String(matters.length)}</Badge>}
  >
    {matters.length === 0 && <p className="text-muted">{words.none}</p>}
    <ul aria-label={words.title} className="flex flex-col gap-3">
      {matters.map(({ id, kind, title, whose, href }) => {
        const Icon = icons[kind];
        return (
          <li key={id} className="flex gap-2.5">
            <Icon
              size={18}
              stroke={1.75}
              aria-hidden="true"
              className={classNames("mt-0.5 shrink-0", href && "max-lg:mt-3.5")}
            />
            <div className="wrap-anywhere min-w-0">
              {href ? (
                <BareLink
                  href={href}
                  className="rounded-sm font-medium hover:underline max-lg:inline-flex max-lg:min-h-11 max-lg:items-center"
                >
                  {title}
                </BareLink>
              ) : (
                <p className="font-medium">{title}</p>
              )}
              <p className="text-muted text-sm">{whose}</p>
            </div>
          </li>
        );
      })}
    </ul>
  </Card>
);

interface OpenMatter {
  id: string;
  kind: "leave" | "handover" | "promise";
  title: string;
  /** The present and next owner. */
  whose: string;
  href: string | undefined;
}

/** A person's open matters: leave requests, handovers and proposed promises, each with its present and next owner. */
export function openMattersOf(
  person: PersonPage,
  { readerId, area }: { readerId: number; area: Area },
): OpenMatter[] {
  const { today, openLeave, handovers, promises, managers } = person;
  const decides = deciderSentence(managers, { today, readerId });
  const isOwn = person.id === readerId;
  const leave = openLeave.map(({ id, leaveType, ownType, startDate, endDate, isCancellation }) => {
    const days = `${leaveName({ leaveType, ownType })}, ${proseDays(startDate, endDate, today)}`;
    return {
      id: `leave ${id}`,
      kind: "leave" as const,
      title: isCancellation ? words.cancellation(days) : days,
      whose: decides,
      href: isOwn ? places.ownRequest(area, id) : places.leaveRequest(area, person.id, id),
    };
  });
  const steps = handovers.flatMap(({ id, step, dueOn, isMyTurn, ...handover }) => {
    if (step === null) return [];
    const whoseTurn = { 1: handover.outgoing, 2: handover.employee, 3: handover.incoming }[step];
    const name = isMyTurn ? words.your : words.of(whoseTurn?.name ?? words.nobody);
    return {
      id: `handover ${id}`,
      kind: "handover" as const,
      title: words.step(name),
      whose: dueOn ? dueWords(dueOn, today) : "",
      href: places.handover(area, id),
    };
  });
  const proposed = promises.items.flatMap(({ id, state, promiseText }) =>
    state === "proposed"
      ? {
          id: `promise ${id}`,
          kind: "promise" as const,
          title: words.proposed(promiseText),
          whose: decides,
          href: isOwn ? places.ownPromise(area, id) : places.promise(area, person.id, id),
        }
      : [],
  );
  return [...steps, ...leave, ...proposed];
}

const dueWords = (dueOn: string, today: string) =>
  (dueOn < today ? words.overdue : words.due)(proseDay(dueOn, today));
