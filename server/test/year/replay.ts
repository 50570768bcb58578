import { type HeadsByDay, nameHead } from "../heads-by-day.ts";
import { type Change, firstDepartmentOf, firstHeadOf, sizes } from "./changes.ts";

/** Plans reach beyond the last day. */
const horizon = sizes.days + 60;
const everyDay = <T>(value: T): T[] => Array<T>(horizon).fill(value);
const allOf = <T>(count: number, make: (n: number) => T) =>
  Array.from({ length: count }, (_, n) => make(n));

/** The company's knowledge after its changes, in plain lists of days. */
export class Replay {
  private departments = allOf(sizes.people, (person) => everyDay(firstDepartmentOf(person)));
  private heads = allOf(
    sizes.departments + 1,
    (department): HeadsByDay =>
      department < sizes.departments ? everyDay({ who: firstHeadOf(department) }) : everyDay(null),
  );
  private lines = allOf(sizes.people, () => everyDay<number | "nobody" | "head">("head"));

  tell(change: Change, all: readonly Change[]): void {
    switch (change.kind) {
      case "head":
        nameHead(this.heads[change.department] ?? [], change.head, change.from);
        return;
      case "move":
        for (const person of change.people)
          this.departments[person]?.fill(change.department, change.on);
        return;
      case "line":
        for (const person of change.people)
          this.lines[person]?.fill(change.by, change.from, (change.to ?? horizon) + 1);
        return;
      case "withdrawal":
        this.withdraw(all[change.of]);
    }
  }

  private withdraw(change: Change | undefined): void {
    if (change?.kind !== "line") return;
    for (const person of change.people) this.lines[person]?.fill("head");
  }

  /** By present knowledge; null is none. */
  leaderOn(person: number, day: number): number | null {
    const line = this.lines[person]?.[day];
    if (typeof line === "number") return line;
    if (line === "nobody") return null;
    const head = this.heads[this.departments[person]?.[day] ?? 0]?.[day]?.who ?? null;
    return head === person ? null : head;
  }
}
