import type {
  ChangeDays,
  ChartCounts,
  ChartPerson,
  ChartVacancy,
  chartOperations,
} from "#contract/continuity/chart.ts";
import type { Page, ParsedInput } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import type { Context, Tx } from "#server/context.ts";
import { csvLines } from "#server/csv/csv.ts";
import type { FilePart, RowPlace } from "#server/csv/file-part.ts";
import { asKnownThen } from "#server/organisation/known-then.ts";
import {
  countChart,
  findAwayUntil,
  findBranch,
  findChangeDays,
  findNextLed,
  findVacancies,
} from "./chart-queries.ts";

type ChartQuery = ParsedInput<typeof chartOperations.chart>["query"];
type VacanciesQuery = ParsedInput<typeof chartOperations.chartVacancies>["query"];
type ChangesQuery = ParsedInput<typeof chartOperations.chartChanges>["query"];
type Reading = Pick<Context, "tx" | "today">;

interface AsOf {
  day?: string | undefined;
  knownOn?: string | undefined;
}

/** One page of the people of a manager on a day, or of the top, as known today or on an earlier day. */
export async function listBranch(
  context: Reading,
  { day = context.today, knownOn, ...list }: ChartQuery,
): Promise<Page<ChartPerson>> {
  const tx = await knownThen(context, knownOn);
  const hasVacancies = showsVacancies(context, { day, knownOn });
  const { items, total } = await findBranch(tx, { day, hasVacancies, ...list });
  // Leave as known on an earlier day is not stored.
  const active = tx.recordedUntil ? [] : items.filter(({ isActive }) => isActive);
  const ids = active.map(({ id }) => id);
  const away = await findAwayUntil(tx, ids, day);
  return {
    items: items.map((person) => ({ ...person, awayUntil: away.get(person.id) ?? null })),
    total,
  };
}

/** Vacancies of past days and of earlier knowledge are not stored. */
const showsVacancies = ({ today }: Reading, { day, knownOn }: AsOf & { day: string }) =>
  day >= today && (knownOn ?? today) === today;

/** One page of the vacant positions in the departments that an employee heads on a day, or that have no head. */
export async function listVacancies(
  context: Reading,
  { day = context.today, knownOn, ...list }: VacanciesQuery,
): Promise<Page<ChartVacancy>> {
  const tx = await knownThen(context, knownOn);
  return showsVacancies(context, { day, knownOn })
    ? await findVacancies(tx, { day, ...list })
    : { items: [], total: 0 };
}

/** The days of change of the line, as known today or on an earlier day. */
export const getChangeDays = async (
  context: Reading,
  { day = context.today, knownOn, from, to }: ChangesQuery,
): Promise<ChangeDays> => findChangeDays(await knownThen(context, knownOn), { day, from, to });

/** The numbers of people in the organisation on a day, as known today or on an earlier day. */
export const getChartCounts = async (
  context: Reading,
  { day = context.today, knownOn }: AsOf,
): Promise<ChartCounts> =>
  countChart(await knownThen(context, knownOn), {
    day,
    hasVacancies: showsVacancies(context, { day, knownOn }),
  });

/** Throws if the day is still to come. */
async function knownThen({ tx, today }: Reading, knownOn: string | undefined): Promise<Tx> {
  if (knownOn === undefined || knownOn === today) return tx;
  if (knownOn < today) return asKnownThen(tx, knownOn);
  throw new AppError("invalid_request", {
    fields: { knownOn: "Please choose today or a day before it" },
  });
}

type Row = Awaited<ReturnType<typeof findNextLed>>[number];

const rowsPerPart = 1_000;

const columns: readonly [header: string, value: (row: Row) => string | null][] = [
  ["Employee Number", ({ employeeNumber }) => employeeNumber],
  ["Name", ({ name }) => name],
  ["Position", ({ positionTitle }) => positionTitle],
  ["Department", ({ departmentName }) => departmentName],
  ["Led By", ({ managerName }) => managerName],
  ["Manager's Employee Number", ({ managerNumber }) => managerNumber],
];

/** The next part of the managers on a day as CSV, by last name, as known today or on an earlier day. */
export async function exportChart(
  context: Reading,
  { day = context.today, knownOn }: AsOf,
  after?: RowPlace,
): Promise<FilePart> {
  const tx = await knownThen(context, knownOn);
  const rows = await findNextLed(tx, day, { after, limit: rowsPerPart });
  const last = rows.length === rowsPerPart ? rows.at(-1) : undefined;
  const header = after ? [] : [columns.map(([name]) => name)];
  const led = rows.filter(({ positionTitle, managerName }) => positionTitle ?? managerName);
  const lines = led.map((row) => columns.map(([, value]) => value(row)));
  return {
    fileName: knownOn ? `organisation-${day}-known-${knownOn}.csv` : `organisation-${day}.csv`,
    contentType: "text/csv; charset=utf-8",
    text: csvLines([...header, ...lines], { isStart: !after }),
    last: last && [last.sortName, last.id],
  };
}
