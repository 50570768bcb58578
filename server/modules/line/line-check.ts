import type { LineChange } from "#contract/line/lines.ts";
import type { PlannedLine } from "#contract/line/planned-line.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { dayInWords } from "./day-in-words.ts";
import { absenceOf } from "./line-blocks.ts";
import { findPeople, findSaid } from "./line-queries.ts";
import { overlapOf, timelineOf } from "./timeline.ts";

type People = Awaited<ReturnType<typeof findPeople>>;
type Asked = Pick<Context, "tx">;

const refusal = (field: string, problem: string) =>
  new AppError("invalid_request", { fields: { [field]: problem } });

/** The employees of a change by id; throws for foreign or repeated ones. */
export async function getPeopleIn(
  { tx }: Asked,
  { people }: Pick<PlannedLine, "people">,
): Promise<People> {
  const employeeIds = people.map(({ employeeId }) => employeeId);
  if (new Set(employeeIds).size < employeeIds.length)
    throw refusal("people", "Someone is chosen twice");
  const managerIds = people.flatMap(({ managerId }) => managerId ?? []);
  const known = await findPeople(tx, [...employeeIds, ...managerIds]);
  const refuseStrangers = (ids: readonly number[], field: string) => {
    if (ids.some((id) => !known.has(id)))
      throw refusal(field, "Please choose employees of your company");
  };
  refuseStrangers(employeeIds, "people");
  refuseStrangers(managerIds, "managerId");
  return known;
}

/** A change as recorded per employee; throws `line_overlaps` or field errors. */
export async function checkLine(
  { tx }: Asked,
  { people, from, to = null }: Pick<LineChange, "people" | "from" | "to">,
) {
  const known = await getPeopleIn({ tx }, { people });
  const employeeIds = people.map(({ employeeId }) => employeeId);
  const managerIds = people.flatMap(({ managerId }) => managerId ?? []);
  for (const id of employeeIds) refuseAbsent(known, id, { from, field: "people" });
  for (const id of new Set(managerIds)) refuseAbsent(known, id, { from, field: "managerId" });
  const alone = people.find(({ employeeId, managerId }) => employeeId === managerId);
  if (alone)
    throw refusal("managerId", `${known.get(alone.employeeId)?.name} cannot lead themselves`);
  const said = await findSaid(tx, employeeIds);
  const before = Map.groupBy(said, ({ employeeId }) => employeeId);
  for (const [employeeId, changes] of before)
    refuseOverlap(known.get(employeeId)?.name ?? "", overlapOf(timelineOf(changes), { from, to }));
  return people.map(({ managerId = null, ...one }) => ({ ...one, managerId, from, to }));
}

function refuseAbsent(known: People, id: number, { from, field }: { from: string; field: string }) {
  const person = known.get(id);
  const absence = person && absenceOf(person, from);
  if (absence === "early") throw refusal(field, `${person?.name} starts later`);
  if (absence === "left") throw refusal(field, `${person?.name} has left by then`);
}

function refuseOverlap(name: string, overlapping: { from: string } | undefined): void {
  if (overlapping)
    throw new AppError("line_overlaps", {
      message: `For ${name} a change is recorded from ${dayInWords(overlapping.from)}. Let this one end before, or withdraw that one first.`,
    });
}
