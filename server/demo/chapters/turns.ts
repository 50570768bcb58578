import { toggleStatus, updateEmployee } from "#server/modules/employees/index.ts";
import { momentOn, workdayFrom } from "../days.ts";
import { leadFromNowOn } from "../heads.ts";
import type { Person } from "../script/person.ts";
import type { Script } from "../script/script.ts";
import { leaver, type Move, moves, openings } from "../script/turns.ts";
import { openPosition, takeSeat } from "../seats.ts";
import {
  actingAs,
  type Chapter,
  departmentIdOf,
  employeeIdOf,
  type Scene,
  type Stage,
} from "../stage.ts";

/** What changed for some: another position, another department, another manager, or the end. */
export const turns: Chapter = (script) => [
  ...moves.map((move, i) => ({
    at: momentOn(firstOfMonth(script, move.monthsAgo), 9, i * 5),
    play: (stage: Stage) => moveOn(stage, script, move),
  })),
  ...departure(script),
  ...openings.map(({ daysAgo, ...place }) => ({
    at: momentOn(workdayFrom(script.today.subtract({ days: daysAgo })), 11),
    play: (stage: Stage) => openPosition(stage, script.keeper, place),
  })),
];

const firstOfMonth = ({ today }: Script, monthsAgo: number) =>
  workdayFrom(today.subtract({ months: monthsAgo }).with({ day: 1 }));

async function moveOn(stage: Stage, { keeper, named }: Script, move: Move): Promise<void> {
  const person = named(move.who);
  const { positionId, department } = await takeSeat(stage, keeper, person, move);
  await updateEmployee(await actingAs(stage, keeper), employeeIdOf(stage, person), {
    positionId,
    departmentId: departmentIdOf(stage, department),
    ...(move.role && { employeeRole: move.role }),
  });
  if (move.isHead) await leadFromNowOn(stage, keeper, person);
}

function departure({ named, keeper, lastDayOf }: Script): Scene[] {
  const person = named(leaver.who);
  const lastDay = lastDayOf(person);
  if (!lastDay) return [];
  const change = async (stage: Stage, changes: Parameters<typeof updateEmployee>[2]) =>
    updateEmployee(await actingAs(stage, keeper), employeeIdOf(stage, person), changes);
  return [
    {
      at: momentOn(workdayFrom(lastDay.subtract({ months: 1 })), 14),
      play: (stage) => change(stage, { terminationDate: lastDay.toString() }),
    },
    {
      at: momentOn(lastDay, 16),
      async play(stage) {
        await change(stage, { employmentStatus: "Terminated" });
        await deactivate(stage, keeper, person);
      },
    },
  ];
}

const deactivate = async (stage: Stage, by: Person, person: Person) =>
  toggleStatus(await actingAs(stage, by), employeeIdOf(stage, person), false);
