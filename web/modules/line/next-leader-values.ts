import type { NextLeader } from "#contract/line/lines.ts";
import type { SelectOption } from "#web/ui/form/select-field.tsx";

/** What is chosen of who leads the people of someone who goes. */
export interface NextLeaderValues {
  leads: NextLeader["leads"] | "";
  managerId: SelectOption<string> | null;
}

export const noNextLeader: NextLeaderValues = { leads: "manager", managerId: null };

/** What is sent of it. */
export const nextLeaderOf = ({ leads, managerId }: NextLeaderValues): NextLeader =>
  leads === "nobody"
    ? { leads: "nobody" }
    : { leads: "manager", managerId: Number(managerId?.value) };
