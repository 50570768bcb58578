import { createPosition } from "#server/modules/departments/index.ts";
import type { Person } from "./script/person.ts";
import { positions } from "./script/positions.ts";
import { actingAs, departmentIdOf, type Place, type Seat, type Stage } from "./stage.ts";

/** Opens a position that nobody holds yet. */
export async function openPosition(
  stage: Stage,
  by: Person,
  { department, title }: Place,
): Promise<Seat> {
  const [jobLevel, jobDescription] = positions[title];
  const { id } = await createPosition(await actingAs(stage, by), {
    positionTitle: title,
    jobDescription,
    jobLevel,
    departmentId: departmentIdOf(stage, department),
  });
  const seat = { department, title, positionId: id };
  stage.vacancies.push(seat);
  return seat;
}

/** Gives a person a vacant position, opened if there is none; the one they had becomes vacant. */
export async function takeSeat(
  stage: Stage,
  by: Person,
  person: Person,
  { department, title }: Place,
): Promise<Seat> {
  const { vacancies, seats } = stage;
  const seat =
    vacancies.find((one) => one.department === department && one.title === title) ??
    (await openPosition(stage, by, { department, title }));
  vacancies.splice(vacancies.indexOf(seat), 1);
  const before = seats.get(person);
  if (before) vacancies.push(before);
  seats.set(person, seat);
  return seat;
}
