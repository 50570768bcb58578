import { type LeaveBalance, leaveBalanceLabels, leaveBalances } from "#contract/codes/leave.ts";
import { maxOpenings } from "#contract/leave/balances/openings.ts";
import { AppError } from "#server/app-error.ts";
import { dateOrderOf, dayReadings, givenDay } from "#server/csv/given-day.ts";
import { recordsOf, UnreadableText, withSeparator } from "#server/csv/separated-text.ts";

/** A row of the file; unreadable cells are null. */
export interface FileOpening {
  row: number;
  email: string;
  balance: LeaveBalance | null;
  /** As in the file: it may name an own type. */
  balanceName: string;
  days: number | null;
  day: string | null;
  /** The last day to use the days, as in the file; blank for none. */
  untilText: string;
  usableUntil: string | null;
  reason: string;
}

type Column = "email" | "balance" | "days" | "day" | "until" | "reason";
const columns: Record<Column, readonly string[]> = {
  email: ["email", "e-mail", "email address"],
  balance: ["balance", "leave", "leave type", "type"],
  days: ["days", "opening balance"],
  day: ["from", "date", "as of", "day"],
  until: ["until", "usable until", "last day", "expires"],
  reason: ["reason", "comment", "note"],
};
const names: Record<Column, string> = {
  email: "Email",
  balance: "Balance",
  days: "Days",
  day: "From",
  until: "Until",
  reason: "Reason",
};
const columnNames = Object.keys(columns) as Column[];
const isOptional = (column: Column) => column === "until";

/** The opening balances of a file by row; throws with the reason for another kind of file. */
export function openingsIn(text: string): FileOpening[] {
  const [headings = [], ...rows] = recordsIn(text);
  const places = placesOf(headings.map((cell) => cell.trim().toLowerCase()));
  const filled = rows
    .map((cells, at) => ({ cells, row: at + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  if (filled.length === 0) throw refusal("There are no rows below the headings");
  if (filled.length > maxOpenings)
    throw refusal(
      `At most ${maxOpenings} rows can be entered at once, and this file has ${filled.length}`,
    );
  const cellsOf = (cells: readonly string[], column: Column) =>
    (cells[places[column]] ?? "").trim().toWellFormed();
  const { order } = dateOrderOf(
    filled.flatMap(({ cells }) =>
      [cellsOf(cells, "day"), cellsOf(cells, "until")].flatMap(dayReadings),
    ),
  );
  return filled.map(({ cells, row }) => ({
    row,
    email: cellsOf(cells, "email").toLowerCase(),
    balance: balanceNamed(cellsOf(cells, "balance")),
    balanceName: cellsOf(cells, "balance"),
    days: daysSaid(cellsOf(cells, "days")),
    day: givenDay(cellsOf(cells, "day"), order) ?? null,
    untilText: cellsOf(cells, "until"),
    usableUntil: givenDay(cellsOf(cells, "until"), order) ?? null,
    reason: cellsOf(cells, "reason"),
  }));
}

function recordsIn(text: string): string[][] {
  try {
    return [...recordsOf(withSeparator(text.replace(/^\ufeff/, "")))];
  } catch (error) {
    if (error instanceof UnreadableText) throw refusal(error.message);
    throw error;
  }
}

function placesOf(headings: readonly string[]): Record<Column, number> {
  const found = columnNames.map(
    (column) => [column, headings.findIndex((one) => columns[column].includes(one))] as const,
  );
  const missing = found
    .filter(([column, place]) => place === -1 && !isOptional(column))
    .map(([column]) => names[column]);
  if (missing.length > 0)
    throw refusal(`The first row has to name these columns, too: ${missing.join(", ")}`);
  return Object.fromEntries(found) as Record<Column, number>;
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z]|leave$/g, "");

/** The balance with this code or label, with or without "leave". */
const balanceNamed = (cell: string): LeaveBalance | null =>
  leaveBalances.find((one) =>
    [one, leaveBalanceLabels[one]].some((name) => plain(name) === plain(cell)),
  ) ?? null;

/** A number of days with at most two decimals; accepts a point or a comma. */
function daysSaid(cell: string): number | null {
  return /^\d{1,3}([.,]\d{1,2})?$/.test(cell) ? Number(cell.replace(",", ".")) : null;
}

const refusal = (problem: string) => new AppError("invalid_request", { fields: { text: problem } });
