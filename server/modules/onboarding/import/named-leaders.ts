import type { RowFault } from "#contract/import.ts";
import type { Tx } from "#server/context.ts";
import { circleInWords } from "#server/modules/line/index.ts";
import type { Circle, PlannedLeader } from "#server/organisation/line-circle.ts";
import { findLeaders } from "./leader-queries.ts";
import { nameKey } from "./places.ts";

/** Who may be named as who leads others: an employee, or with a number below 0 someone who is to be added. */
export interface Candidate {
  id: number;
  name: string;
  email: string;
  employeeNumber: string;
  startDate: string | null;
  terminationDate: string | null;
}

type Fault = { fault: RowFault };
/** Whom a cell names, or why it names nobody. */
type Named = { candidate: Candidate } | Fault;

const faulty = (message: string): Fault => ({ fault: { field: "ledBy", message } });

export const circleFault = (circle: Circle): RowFault => faulty(circleInWords(circle)).fault;

const keyOf = (text: string) => nameKey(text).replaceAll(/\s+/g, " ");

/** Lists of a company often leave its domain out of its e-mails. */
const emailKey = (key: string, domainName: string) =>
  key.includes("@") ? key : `${key}@${domainName}`;

/**
 * Finds whom cells name as who leads someone: by e-mail, by employee number, or by first and last name, among the active people of
 * the company and those who are to be added.
 */
export async function namedLeaders(
  tx: Tx,
  texts: readonly string[],
  { domainName, newcomers }: { domainName: string; newcomers: readonly Candidate[] },
): Promise<(text: string) => Named> {
  const keys = [...new Set(texts.map(keyOf))];
  const asked = [...keys, ...keys.map((key) => emailKey(key, domainName))];
  const candidates = [...(keys.length > 0 ? await findLeaders(tx, asked) : []), ...newcomers];
  const byEmail = Map.groupBy(candidates, ({ email }) => email.toLowerCase());
  const byNumber = Map.groupBy(candidates, ({ employeeNumber }) => keyOf(employeeNumber));
  const byName = Map.groupBy(candidates, ({ name }) => keyOf(name));
  return (text) => {
    const key = keyOf(text);
    const email = emailKey(key, domainName);
    const found = byEmail.get(email) ?? byNumber.get(key) ?? byName.get(key) ?? [];
    const [candidate] = found;
    if (!candidate) return faulty("Nobody of this name works here or is added with this file");
    return found.length === 1
      ? { candidate }
      : faulty(`${found.length} people are called ${text}. Please write the e-mail address`);
  };
}

type Led = Pick<Candidate, "id" | "startDate" | "terminationDate">;

/** That a person is led by whom a cell names from today on, or from the first day on which both are there; or why that cannot be. */
export function leadershipOf(
  person: Led,
  named: Named,
  today: string,
): { leader: PlannedLeader; leaderName: string } | Fault {
  if ("fault" in named) return named;
  const { id: managerId, name: leaderName, ...leader } = named.candidate;
  if (managerId === person.id) return faulty("Nobody can lead themselves");
  const from = [today, person.startDate ?? "", leader.startDate ?? ""].toSorted().at(-1) ?? today;
  if (leader.terminationDate && leader.terminationDate < from)
    return faulty(`${leaderName} has left by then`);
  if (person.terminationDate && person.terminationDate < from)
    return faulty("They have left by then");
  return { leader: { employeeId: person.id, managerId, from }, leaderName };
}
