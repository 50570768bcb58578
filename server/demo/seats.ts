import { createPosition } from "#server/modules/departments/index.ts";
import type { Person } from "./outline/person.ts";
import { positions } from "./outline/positions.ts";
import { actingAs, departmentIdOf, type Place, type Replay, type Seat } from "./replay.ts";

export async function openPosition(
  replay: Replay,
  by: Person,
  { department, title }: Place,
): Promise<Seat> {
  const [jobLevel, jobDescription] = positions[title];
  const { id } = await createPosition(await actingAs(replay, by), {
    positionTitle: title,
    jobDescription,
    jobLevel,
    departmentId: departmentIdOf(replay, department),
  });
  const seat = { department, title, positionId: id };
  replay.vacancies.push(seat);
  return seat;
}

/** Creates a vacant position if there is none; the former one becomes vacant. */
export async function takeSeat(
  replay: Replay,
  by: Person,
  person: Person,
  { department, title }: Place,
): Promise<Seat> {
  const { vacancies, seats } = replay;
  const seat =
    vacancies.find((one) => one.department === department && one.title === title) ??
    (await openPosition(replay, by, { department, title }));
  vacancies.splice(vacancies.indexOf(seat), 1);
  const before = seats.get(person);
  if (before) vacancies.push(before);
  seats.set(person, seat);
  return seat;
}
