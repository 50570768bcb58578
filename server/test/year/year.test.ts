import { expect, test } from "vitest";
import { answer, prepare, preparedOn } from "./asking.ts";
import { sizes } from "./changes.ts";
import { dayAt, newYear, type Year } from "./company.ts";
import { happen } from "./happening.ts";
import { changes, type Question, questions } from "./questions.ts";

const inYear = ({ idOf }: Year, person: number | null) => (person === null ? null : idOf(person));

/** The answer by the list of changes, with the company's ids. */
function expectedOf(year: Year, question: Question, prepared: number): unknown {
  if (question.kind === "led" || question.kind === "known") return inYear(year, question.expected);
  if (question.kind !== "handover") return question.expected;
  const { incoming, day, person, on } = question;
  const notes = questions.filter(
    (one) => one.kind === "note" && one.person === person && one.written <= on,
  );
  return {
    incoming: inYear(year, incoming),
    day: dayAt(day),
    promises: [prepared],
    lineNotes: notes.length,
  };
}

test("a year has forty changes of managers and eighty questions", () => {
  expect(changes).toHaveLength(40);
  const kinds = Map.groupBy(questions, ({ kind }) => kind);
  expect([...kinds.values()].map((asked) => asked.length)).toEqual([20, 20, 15, 15, 10]);
});

test("every answer about a replayed year agrees with the list of changes", async () => {
  const year = await newYear();
  const prepared = new Map<Question, number>();
  const answers: Record<string, unknown> = {};
  const expected: Record<string, unknown> = {};
  for (let day = 0; day <= sizes.days; day++) {
    year.begin(day);
    for (const change of changes.filter(({ on }) => on === day))
      await happen(year, change, changes);
    for (const question of questions.filter((one) => preparedOn(one) === day))
      prepared.set(question, await prepare(year, question));
    for (const question of questions.filter(({ on }) => on === day)) {
      const id = prepared.get(question) ?? 0;
      answers[question.title] = await answer(year, question, id);
      expected[question.title] = expectedOf(year, question, id);
    }
  }
  expect(answers).toEqual(expected);
  expect(Object.keys(answers)).toHaveLength(questions.length);
}, 600_000);
