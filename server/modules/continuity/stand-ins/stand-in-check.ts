import type { NewStandIn } from "#contract/continuity/stand-ins.ts";
import { maxStandInDays } from "#contract/rules/continuity.ts";
import { AppError } from "#server/app-error.ts";
import { plusDays } from "#server/company-day.ts";
import type { Context } from "#server/context.ts";
import { dayInWords } from "#server/modules/line/index.ts";
import { findCircleDay, findOverlapping, findTwo } from "./stand-in-queries.ts";

const refusal = (field: string, problem: string) =>
  new AppError("invalid_request", { fields: { [field]: problem } });

/**
 * The manager and who is to stand in for them; throws `stand_in_overlaps`, `circle_of_stand_ins`, or names what is wrong. Rights are
 * never given for days that are over, so it begins today at the earliest.
 */
export async function checkStandIn(
  { tx, today }: Pick<Context, "tx" | "today">,
  given: NewStandIn,
) {
  const { managerId, standInId, from, to } = given;
  if (from < today) throw refusal("from", "Please choose today or a later day");
  if (to > plusDays(from, maxStandInDays - 1))
    throw refusal("to", `At most ${maxStandInDays} days can be chosen`);
  if (managerId === standInId) throw refusal("standInId", "Nobody stands in for themselves");
  const two = await findTwo(tx, [managerId, standInId], from);
  const [manager, standIn] = [two.get(managerId), two.get(standInId)];
  if (!manager?.isActive) throw refusal("managerId", "Please choose a manager of your company");
  if (!manager.isLeader) throw refusal("managerId", `${manager.name} leads nobody on that day`);
  refuseAbsent(standIn, given);
  const other = await findOverlapping(tx, managerId, given);
  if (other)
    throw new AppError("stand_in_overlaps", {
      message: `${other.name} stands in for ${manager.name} from ${dayInWords(other.from)} to ${dayInWords(other.to)}. End that first, or choose other days.`,
    });
  const circle = await findCircleDay(tx, given);
  if (circle)
    throw new AppError("circle_of_stand_ins", {
      message: `${manager.name} stands in for ${standIn.name} on ${dayInWords(circle)}. Please choose someone else or other days.`,
    });
  return { manager, standIn };
}

type Found = ReturnType<Awaited<ReturnType<typeof findTwo>>["get"]>;

function refuseAbsent(
  standIn: Found,
  { from, to }: NewStandIn,
): asserts standIn is NonNullable<Found> {
  if (!standIn?.isActive) throw refusal("standInId", "Please choose someone who is active");
  const { name, startDate, terminationDate } = standIn;
  if (startDate && from < startDate) throw refusal("standInId", `${name} starts later`);
  if (terminationDate && to > terminationDate)
    throw refusal("standInId", `${name} has left by then`);
}
