import type { NextLeader } from "#contract/line/lines.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import type { StoredReason } from "#server/story/reason.ts";
import { findLinesUnder, findPeople } from "./line-queries.ts";
import { recordLines } from "./lines.ts";

interface PassedLines {
  formerId: number;
  nextId: number | null;
  from: string;
  reason: StoredReason;
}

type Setting = Parameters<typeof recordLines>[0];

/** The id of the next manager, or null; throws unless they can lead on the first day and differ from the former one. */
export async function getNextLeader(
  { tx }: Pick<Context, "tx">,
  formerId: number,
  { next: { managerId }, from }: { next: NextLeader; from: string },
): Promise<number | null> {
  if (managerId === undefined) return null;
  const found = (await findPeople(tx, [managerId])).get(managerId);
  const isEmployed =
    found &&
    (!found.startDate || found.startDate <= from) &&
    (!found.terminationDate || found.terminationDate >= from);
  if (!found?.isActive || !isEmployed || managerId === formerId)
    throw new AppError("invalid_request", {
      fields: { "leadsNext.managerId": "Please choose someone else who is active and employed" },
    });
  return managerId;
}

/**
 * Passes a manager's individual lines from a day on to another, or to the heads; plans stay plans. Statements depend on lines per employee.
 */
export async function passOnLines(
  context: Setting,
  { formerId, nextId, from: day, reason }: PassedLines,
): Promise<void> {
  const lines = await findLinesUnder(context.tx, formerId, { day, today: context.today });
  const rounds = Map.groupBy(lines, ({ place, announcedOn }) => `${place} ${announcedOn ?? ""}`);
  for (const [, round] of rounds) {
    const said = round.map(({ employeeId, from, to, planId, announcedOn }) => {
      // The next manager cannot lead themselves.
      const managerId = employeeId === nextId ? null : nextId;
      const leads = managerId === null ? ("head" as const) : ("manager" as const);
      const plan = planId === null || announcedOn === null ? null : { id: planId, announcedOn };
      return { employeeId, leads, managerId, from, to, plan };
    });
    await recordLines(context, said, reason);
  }
}

/** The people with an individual line to a manager on a day or later, with the first day of each line. */
export const ledIndividually = (
  { tx, today }: Pick<Context, "tx" | "today">,
  managerId: number,
  day: string,
): Promise<{ employeeId: number; from: string }[]> => findLinesUnder(tx, managerId, { day, today });
