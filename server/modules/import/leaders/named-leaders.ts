import type { RowFault } from "#contract/import/import.ts";
import { leavesSoonDays } from "#contract/rules/continuity.ts";
import { dayText } from "#contract/rules/leave-text.ts";
import { plusDays } from "#server/company-day.ts";
import type { Tx } from "#server/context.ts";
import { circleInWords } from "#server/modules/line/index.ts";
import type { Circle } from "#server/organisation/line-circle.ts";
import type { PlannedLeader } from "#server/organisation/planned-line.ts";
import { mapInTurns } from "#server/workers/turns.ts";
import { nameKey } from "../places.ts";
import type { PlannedRow } from "../plan.ts";
import { type Candidate, findLeaders } from "./leader-queries.ts";

/** The new employee of a row without errors, by a number below 0. */
export const newcomerIn = ({ row, addition }: PlannedRow): Candidate | undefined =>
  addition && {
    id: -row,
    name: `${addition.person.name} ${addition.person.surname}`,
    email: addition.person.email,
    employeeNumber: addition.person.employeeNumber ?? "",
    startDate: addition.person.startDate,
    terminationDate: addition.person.terminationDate || null,
  };

type Fault = { fault: RowFault };
/** The person in a cell, or an error. */
type Named = { candidate: Candidate } | Fault;

export const ledByFault = (message: string): RowFault => ({ field: "ledBy", message });
const faulty = (message: string): Fault => ({ fault: ledByFault(message) });

export const circleFault = (circle: Circle): RowFault => ledByFault(circleInWords(circle));

/** The comparison key of a cell. */
const keyOf = (text: string) => nameKey(text).replaceAll(/\s+/g, " ");

/** Companies' lists often omit the domain of their e-mails. */
const emailKey = (key: string, domainName: string) =>
  key.includes("@") ? key : `${key}@${domainName}`;

export interface NamedLeaders {
  find: (text: string) => Named;
  /** Removes someone who is not added after all; returns the cell texts that may have named them. */
  forget: (candidate: Candidate) => string[];
}

/** Finds managers by e-mail, employee number or full name, among active and new employees. */
export async function namedLeaders(
  tx: Tx,
  texts: readonly string[],
  { domainName, newcomers }: { domainName: string; newcomers: readonly Candidate[] },
): Promise<NamedLeaders> {
  const keys = [...new Set(texts.map(keyOf))];
  const asked = [...keys, ...keys.map((key) => emailKey(key, domainName))];
  const candidates = [...(keys.length > 0 ? await findLeaders(tx, asked) : []), ...newcomers];
  const byEmail = await candidateIndex(candidates, ({ email }) => email.toLowerCase());
  const byNumber = await candidateIndex(candidates, ({ employeeNumber }) => keyOf(employeeNumber));
  const byName = await candidateIndex(candidates, ({ name }) => keyOf(name));
  const find = (text: string): Named => {
    const key = keyOf(text);
    const found = byEmail.at(emailKey(key, domainName)) ?? byNumber.at(key) ?? byName.at(key);
    if (!found) return faulty("This name is neither an employee's nor in this file");
    const [candidate] = found.values();
    return candidate && found.size === 1
      ? { candidate }
      : faulty(`${found.size} people are called ${text}. Please write the e-mail address`);
  };
  const forget = (candidate: Candidate) => {
    const email = byEmail.forget(candidate);
    return [
      email,
      email.replace(`@${domainName}`, ""),
      byNumber.forget(candidate),
      byName.forget(candidate),
    ];
  };
  return { find, forget };
}

async function candidateIndex(candidates: readonly Candidate[], keyIn: (of: Candidate) => string) {
  const index = new Map<string, Map<number, Candidate>>();
  await mapInTurns(candidates, (candidate) => {
    const key = keyIn(candidate);
    const same = index.get(key) ?? new Map<number, Candidate>();
    index.set(key, same.set(candidate.id, candidate));
  });
  return {
    at: (key: string): ReadonlyMap<number, Candidate> | undefined => index.get(key),
    forget: (candidate: Candidate): string => {
      const key = keyIn(candidate);
      const same = index.get(key);
      same?.delete(candidate.id);
      if (same?.size === 0) index.delete(key);
      return key;
    },
  };
}

type Led = Pick<Candidate, "id" | "startDate" | "terminationDate">;

/** The manager from today or the later first day of both, or an error. */
export function leadershipOf(
  person: Led,
  named: Named,
  today: string,
): Omit<LedRow, "plan"> | Fault {
  if ("fault" in named) return named;
  const { id: managerId, name: leaderName, ...leader } = named.candidate;
  if (managerId === person.id) return faulty("A person cannot be their own manager");
  const from = [today, person.startDate ?? "", leader.startDate ?? ""].toSorted().at(-1) ?? today;
  const leaving = leavingFault(named.candidate, from);
  if (leaving) return leaving;
  if (person.terminationDate && person.terminationDate < from)
    return faulty("They have left by then");
  const warning = leavesSoon(named.candidate, from);
  return { leader: { employeeId: person.id, managerId, from }, leaderName, warning };
}

/** The fault of a manager who has left, or who joins and leaves in the same file. */
function leavingFault({ id, name, terminationDate }: Candidate, from: string): Fault | undefined {
  if (terminationDate && terminationDate < from) return faulty(`${name} has left by then`);
  return terminationDate && id < 0
    ? faulty(`${name} leaves on ${dayText(terminationDate)}. Please name another manager`)
    : undefined;
}

/** The notice of the dialog that names a manager. */
function leavesSoon({ name, terminationDate }: Candidate, from: string): RowFault | undefined {
  if (!terminationDate || terminationDate > plusDays(from, leavesSoonDays)) return undefined;
  return ledByFault(`${name} leaves on ${dayText(terminationDate)}`);
}

export interface LedRow {
  plan: PlannedRow;
  leader: PlannedLeader;
  leaderName: string;
  warning: RowFault | undefined;
}

/** The managers named by rows, and the errors. A wrong row adds no employee, so rows naming them are checked again. */
export async function checkedLeaders(
  naming: readonly PlannedRow[],
  named: NamedLeaders,
  today: string,
): Promise<{
  led: ReadonlyMap<number, LedRow>;
  faults: ReadonlyMap<number, RowFault>;
  leaveOut: (found: ReadonlyMap<number, RowFault>) => Promise<void>;
}> {
  const led = new Map<number, LedRow>();
  const faults = new Map<number, RowFault>();
  const byText = Map.groupBy(naming, ({ ledBy }) => keyOf(ledBy));

  /** Returns the rows that may have named this row's employee. */
  const without = (plan: PlannedRow, fault: RowFault): PlannedRow[] => {
    faults.set(plan.row, fault);
    led.delete(plan.row);
    const newcomer = newcomerIn(plan);
    return (newcomer ? named.forget(newcomer) : []).flatMap((key) => {
      const rows = (byText.get(key) ?? []).filter(({ row }) => !faults.has(row));
      byText.set(key, rows);
      return rows;
    });
  };

  /** Returns the rows to check again. */
  const checkRow = (plan: PlannedRow): PlannedRow[] => {
    const person = plan.change?.stored ?? newcomerIn(plan);
    if (!person || faults.has(plan.row)) return [];
    const found = leadershipOf(person, named.find(plan.ledBy), today);
    if ("fault" in found) return without(plan, found.fault);
    led.set(plan.row, { plan, ...found });
    return [];
  };

  const check = async (rows: readonly PlannedRow[]) => {
    const waiting = [...rows];
    await mapInTurns(waiting, (plan) => {
      for (const other of checkRow(plan)) waiting.push(other);
    });
  };

  await check(naming);
  const leaveOut = async (found: ReadonlyMap<number, RowFault>) => {
    const plans = await mapInTurns([...found], ([row, fault]) => {
      const plan = led.get(row)?.plan;
      return plan ? without(plan, fault) : [];
    });
    await check(plans.flat());
  };
  return { led, faults, leaveOut };
}
