import type { NextLeader } from "#contract/line/lines.ts";
import { moveEmployee, toggleStatus } from "#server/modules/employees/index.ts";
import { changeEmployee, rehireEmployee } from "#server/modules/leave/index.ts";
import { firstOfMonth, momentOn, workdayFrom, workdayUntil } from "../days.ts";
import { appointHead } from "../heads.ts";
import {
  leavers,
  leavingHead,
  type Move,
  moves,
  openings,
  plannedMove,
  returner,
} from "../outline/career-changes.ts";
import type { Outline } from "../outline/outline.ts";
import type { Person } from "../outline/person.ts";
import {
  actingAs,
  departmentIdOf,
  employeeIdOf,
  type PastEvent,
  type Replay,
  type Timeline,
} from "../replay.ts";
import { openPosition, takeSeat } from "../seats.ts";

/** Changes of position, department or manager, and resignations. */
export const careerChanges: Timeline = (outline) => [
  ...moves.map((move, i) => ({
    at: momentOn(firstOfMonth(outline.today, move.monthsAgo), 9, i * 5),
    happen: (replay: Replay) => moveOn(replay, outline, move),
  })),
  ...leavers.flatMap((leaver) => departure(outline, leaver)),
  {
    at: momentOn(firstOfMonth(outline.today, returner.monthsAgo), 8, 30),
    happen: (replay: Replay) => comeBack(replay, outline),
  },
  {
    at: momentOn(workdayUntil(outline.today.subtract({ days: plannedMove.decidedDaysAgo })), 15),
    happen: (replay: Replay) => planMove(replay, outline),
  },
  {
    at: momentOn(workdayUntil(outline.today.subtract({ days: leavingHead.saidDaysAgo })), 16),
    happen: (replay: Replay) => giveNotice(replay, outline),
  },
  ...openings.map(({ daysAgo, ...place }) => ({
    at: momentOn(workdayFrom(outline.today.subtract({ days: daysAgo })), 11),
    happen: (replay: Replay) => openPosition(replay, outline.keeper, place),
  })),
];

async function moveOn(replay: Replay, { keeper, named }: Outline, move: Move): Promise<void> {
  const person = named(move.who);
  const { positionId, department } = await takeSeat(replay, keeper, person, move);
  await changeEmployee(await actingAs(replay, keeper), employeeIdOf(replay, person), {
    positionId,
    departmentId: departmentIdOf(replay, department),
    ...(move.role && { employeeRole: move.role }),
  });
  if (move.isHead) await appointHead(replay, keeper, person);
}

/** Decided now, in effect next month. */
async function planMove(replay: Replay, { keeper, named, today }: Outline): Promise<void> {
  const person = named(plannedMove.who);
  const { positionId } = await openPosition(replay, keeper, plannedMove);
  const date = workdayFrom(today.add({ months: 1 }).with({ day: 1 })).toString();
  await moveEmployee(await actingAs(replay, keeper), employeeIdOf(replay, person), {
    positionId,
    date,
  });
}

async function giveNotice(replay: Replay, { keeper, named, today }: Outline): Promise<void> {
  const lastDay = workdayUntil(today.add({ days: leavingHead.inDays }));
  await changeEmployee(
    await actingAs(replay, keeper),
    employeeIdOf(replay, named(leavingHead.who)),
    { terminationDate: lastDay.toString() },
    { leads: "nobody" },
  );
}

/** Her former position is still vacant, and the company counts her earlier service. */
async function comeBack(replay: Replay, outline: Outline): Promise<void> {
  const { keeper, named } = outline;
  const person = named(returner.who);
  await rehireEmployee(await actingAs(replay, keeper), employeeIdOf(replay, person), {
    firstDay: firstOfMonth(outline.today, returner.monthsAgo).toString(),
    serviceFrom: person.hiredOn.toString(),
    employmentStatus: "FullTime",
    positionId: replay.seats.get(person)?.positionId,
  });
}

function departure(
  { named, keeper, lastDayOf }: Outline,
  { who, followedBy }: (typeof leavers)[number],
): PastEvent[] {
  const person = named(who);
  const lastDay = lastDayOf(person);
  if (!lastDay) return [];
  const change = async (
    replay: Replay,
    changes: Parameters<typeof changeEmployee>[2],
    leadsNext?: NextLeader,
  ) =>
    changeEmployee(
      await actingAs(replay, keeper),
      employeeIdOf(replay, person),
      changes,
      leadsNext,
    );
  const nextLeader = (replay: Replay): NextLeader | undefined =>
    followedBy === undefined
      ? undefined
      : { leads: "manager", managerId: employeeIdOf(replay, named(followedBy)) };
  return [
    {
      at: momentOn(workdayFrom(lastDay.subtract({ months: 1 })), 14),
      happen: (replay) =>
        change(replay, { terminationDate: lastDay.toString() }, nextLeader(replay)),
    },
    {
      at: momentOn(lastDay, 16),
      async happen(replay) {
        await change(replay, { employmentStatus: "Terminated" });
        await deactivate(replay, keeper, person);
        for (const [led, leader] of replay.leaders)
          if (leader === person) replay.leaders.delete(led);
      },
    },
  ];
}

const deactivate = async (replay: Replay, by: Person, person: Person) =>
  toggleStatus(await actingAs(replay, by), employeeIdOf(replay, person), false);
