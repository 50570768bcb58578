import type { PlannedLine } from "#contract/lines.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { dayInWords } from "./day-in-words.ts";
import { findPeople, findSaid } from "./line-queries.ts";
import { overlapOf, timelineOf } from "./timeline.ts";

type People = Awaited<ReturnType<typeof findPeople>>;

const refusal = (field: string, problem: string) =>
  new AppError("invalid_request", { fields: { [field]: problem } });

/** What a change would record, for each employee; throws `line_overlaps`, or names what is wrong. */
export async function checkLine(
  { tx }: Pick<Context, "tx">,
  { people, from, to = null }: Pick<PlannedLine, "people" | "from" | "to">,
) {
  const employeeIds = people.map(({ employeeId }) => employeeId);
  if (new Set(employeeIds).size < employeeIds.length)
    throw refusal("people", "Someone is chosen twice");
  const managerIds = people.flatMap(({ managerId }) => managerId ?? []);
  const known = await findPeople(tx, [...employeeIds, ...managerIds]);
  for (const id of employeeIds) refuseAbsent(known, id, { from, field: "people" });
  for (const id of new Set(managerIds)) refuseAbsent(known, id, { from, field: "managerId" });
  if (people.some(({ employeeId, managerId }) => employeeId === managerId))
    throw refusal("managerId", "Nobody can lead themselves");
  const said = await findSaid(tx, employeeIds);
  const before = Map.groupBy(said, ({ employeeId }) => employeeId);
  for (const [employeeId, changes] of before)
    refuseOverlap(known.get(employeeId)?.name ?? "", overlapOf(timelineOf(changes), { from, to }));
  return people.map(({ managerId = null, ...one }) => ({ ...one, managerId, from, to }));
}

function refuseAbsent(known: People, id: number, { from, field }: { from: string; field: string }) {
  const person = known.get(id);
  if (!person) throw refusal(field, "Please choose employees of your company");
  const { name, startDate, terminationDate } = person;
  if (startDate && from < startDate) throw refusal(field, `${name} starts later`);
  if (terminationDate && from > terminationDate) throw refusal(field, `${name} has left by then`);
}

function refuseOverlap(name: string, overlapping: { from: string } | undefined): void {
  if (overlapping)
    throw new AppError("line_overlaps", {
      message: `For ${name} a change is recorded from ${dayInWords(overlapping.from)}. Let this one end before, or withdraw that one first.`,
    });
}
