import type { EmployeeRole } from "#contract/codes/people.ts";
import type { DepartmentName } from "./company.ts";
import type { PositionTitle } from "./positions.ts";

export interface Move {
  who: string;
  monthsAgo: number;
  department: DepartmentName;
  title: PositionTitle;
  role?: EmployeeRole;
  /** Whether they become that department's head. */
  isHead?: true;
}

export const moves: readonly Move[] = [
  {
    who: "Johan Botha",
    monthsAgo: 13,
    department: "Leadership",
    title: "Chief Operating Officer",
    role: "Executive",
  },
  {
    who: "Nomvula Dube",
    monthsAgo: 13,
    department: "Production",
    title: "Head of Production",
    role: "Manager",
    isHead: true,
  },
  {
    who: "Nomsa Tshabalala",
    monthsAgo: 9,
    department: "Quality",
    title: "Consumer Care Analyst",
  },
  { who: "Tshepo Molefe", monthsAgo: 8, department: "Production", title: "Line Leader" },
];

/** Moves on the first working day of next month; with the day of the decision. */
export const plannedMove = {
  who: "Nomsa Tshabalala",
  decidedDaysAgo: 6,
  department: "Sales and Marketing",
  title: "Brand Coordinator",
} as const satisfies { department: DepartmentName; title: PositionTitle; [other: string]: unknown };

interface Leaver {
  who: string;
  monthsAgo: number;
  /** Leads their people afterwards. */
  followedBy?: string;
}

export const leavers: readonly Leaver[] = [
  { who: "Amahle Xaba", monthsAgo: 16 },
  { who: "Siyabonga Khoza", monthsAgo: 4, followedBy: "Themba Mkhize" },
];

/** One of them returned to her former position, after more than a year. */
export const returner = { who: "Amahle Xaba", monthsAgo: 3 } as const;

/** A leaving head without a named successor. */
export const leavingHead = { who: "Luthando Mqhayi", saidDaysAgo: 4, inDays: 45 } as const;

interface Opening {
  daysAgo: number;
  department: DepartmentName;
  title: PositionTitle;
}

export const openings: readonly Opening[] = [
  { daysAgo: 44, department: "Sales and Marketing", title: "Key Account Manager" },
  { daysAgo: 20, department: "Production", title: "Machine Operator" },
];
