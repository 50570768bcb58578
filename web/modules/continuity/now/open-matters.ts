import { leaveTypeLabels } from "#contract/codes/leave.ts";
import type { PersonPage } from "#contract/continuity/continuity.ts";
import { type Area, places } from "#contract/places.ts";
import { proseDay, proseDays } from "#web/ui/format/dates.ts";
import { text } from "../text.ts";
import { deciderSentence } from "./decider.ts";

const { open: words } = text;

export interface OpenMatter {
  id: string;
  kind: "leave" | "handover" | "promise";
  title: string;
  whose: string;
  href: string | undefined;
}

/** What of a person waits for someone: requests for leave, handovers and proposed promises, with whose each is and becomes. */
export function openMattersOf(
  person: PersonPage,
  { readerId, area }: { readerId: number; area: Area },
): OpenMatter[] {
  const { today, openLeave, handovers, promises, managers } = person;
  const decides = deciderSentence(managers, { today, readerId });
  const isOwn = person.id === readerId;
  const leave = openLeave.map(({ id, leaveType, startDate, endDate, isCancellation }) => {
    const days = `${leaveTypeLabels[leaveType]}, ${proseDays(startDate, endDate, today)}`;
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
