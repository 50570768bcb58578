import type { LineLeads } from "#contract/codes/continuity.ts";
import type { SelectOption } from "#web/ui/form/select-field.tsx";
import { text } from "./text.ts";

/** The next manager: a chosen one, none yet, or the department's head. */
export interface LeaderChoice {
  leads: LineLeads | "";
  managerId: SelectOption<string> | null;
}

export interface LineValues extends LeaderChoice {
  /** People with their own next manager, by their id. */
  own: Record<string, LeaderChoice>;
  /** The unchanged ones of the chosen people. */
  leftOut: number[];
  from: string;
  to: string;
  /** Blank means at once. */
  announcedFrom: string;
  reason: string;
}

export const nobodyYet: LeaderChoice = { leads: "nobody", managerId: null };
export const theirHead: LeaderChoice = { leads: "head", managerId: null };
export const managedBy = (managerId: SelectOption<string>): LeaderChoice => ({
  leads: "manager",
  managerId,
});

/** The people to be changed: the chosen ones without those left out. */
export const changedIds = (employeeIds: readonly number[], leftOut: readonly number[]) => {
  const out = new Set(leftOut);
  return employeeIds.filter((id) => !out.has(id));
};

/** A person's own next manager, or the common one. */
export const choiceOf = ({ own, leads, managerId }: Chosen, employeeId: number): LeaderChoice =>
  own[employeeId] ?? { leads, managerId };
type Chosen = Pick<LineValues, "own" | "leads" | "managerId">;

export const isMade = ({ leads, managerId }: LeaderChoice) =>
  leads === "manager" ? managerId !== null : leads !== "";

/** The choice as sent; nothing before it is made. */
export const sentOf = (choice: LeaderChoice) => {
  const { leads, managerId } = choice;
  if (leads === "" || !isMade(choice)) return {};
  return { leads, ...(managerId && leads === "manager" && { managerId: Number(managerId.value) }) };
};

export const labelOf = (choice: LeaderChoice): string => {
  if (!isMade(choice) || choice.leads === "") return text.notChosen;
  return choice.leads === "manager" ? (choice.managerId?.label ?? "") : text.choices[choice.leads];
};

/** The managers chosen so far, each once. */
export function managersIn({ own, leads, managerId }: Chosen): SelectOption<string>[] {
  const all = [{ leads, managerId }, ...Object.values(own)].flatMap((choice) =>
    choice.leads === "manager" && choice.managerId ? [choice.managerId] : [],
  );
  return [...new Map(all.map((manager) => [manager.value, manager])).values()];
}
