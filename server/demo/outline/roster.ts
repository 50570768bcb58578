import type { EmployeeRole, EmploymentStatus } from "#contract/codes/people.ts";
import type { DepartmentName } from "./company.ts";
import type { PositionTitle } from "./positions.ts";

export type Row = readonly [
  name: string,
  surname: string,
  sex: "F" | "M",
  age: number,
  monthsHere: number,
  title: PositionTitle,
  more?: {
    role?: EmployeeRole;
    status?: EmploymentStatus;
    /** At the company's sign-up: when the record was added, and when the profile was complete. */
    firstDayHours?: readonly [added: number, ready: number];
    startsInDays?: number;
  },
];

const head = { role: "Manager" } as const;

/** Present and former people by first department; each list begins with its first head. */
export const roster: Record<DepartmentName, readonly Row[]> = {
  Leadership: [
    [
      "Naledi",
      "Khumalo",
      "F",
      47,
      120,
      "Chief Executive Officer",
      { role: "Executive", firstDayHours: [9, 10] },
    ],
    ["Refilwe", "Mokoena", "F", 33, 61, "Executive Assistant", { role: "Administrator" }],
  ],
  People: [
    [
      "Ayanda",
      "Zulu",
      "F",
      41,
      84,
      "Head of People",
      { role: "Executive", firstDayHours: [11, 14] },
    ],
    ["Lindiwe", "Mahlangu", "F", 36, 50, "HR Business Partner", { role: "HR" }],
    ["Chantal", "Jacobs", "F", 30, 26, "Recruitment Officer", { role: "HR" }],
    ["Bongani", "Cele", "M", 28, 11, "Training Coordinator", { role: "HR" }],
  ],
  Finance: [
    ["Priya", "Naidoo", "F", 44, 98, "Head of Finance", head],
    ["Willem", "Pretorius", "M", 52, 110, "Financial Accountant"],
    ["Thandeka", "Ngcobo", "F", 31, 40, "Accounts Payable Clerk"],
    ["Yusuf", "Patel", "M", 29, 18, "Accounts Receivable Clerk"],
    ["Mpho", "Sithole", "F", 26, 14, "Payroll Officer"],
    ["Kagiso", "Modise", "M", 23, 5, "Finance Intern", { status: "Intern" }],
    ["Sarah", "Adams", "F", 35, 0, "Management Accountant", { startsInDays: 6 }],
  ],
  Production: [
    ["Johan", "Botha", "M", 49, 102, "Head of Production", head],
    ["Nomvula", "Dube", "F", 39, 76, "Production Supervisor"],
    ["Sipho", "Ndlovu", "M", 45, 95, "Line Leader"],
    ["Dikeledi", "Phiri", "F", 42, 64, "Production Planner"],
    ["Tshepo", "Molefe", "M", 34, 58, "Machine Operator"],
    ["Pieter", "Steyn", "M", 38, 47, "Maintenance Technician"],
    ["Zanele", "Mthembu", "F", 29, 33, "Machine Operator"],
    ["Rendani", "Mudau", "M", 31, 15, "Maintenance Technician"],
    ["Jabulani", "Shabangu", "M", 36, 11, "Production Supervisor"],
    ["Andile", "Gumede", "M", 23, 6, "Machine Operator"],
    ["Lwazi", "Mbatha", "M", 22, 2, "Packer"],
  ],
  Quality: [
    ["Fatima", "Ismail", "F", 40, 70, "Head of Quality", head],
    ["Marius", "van Wyk", "M", 46, 88, "Food Technologist"],
    ["Hlengiwe", "Buthelezi", "F", 33, 44, "Quality Controller"],
    ["Mulalo", "Netshitenzhe", "M", 28, 16, "Laboratory Analyst"],
    ["Thato", "Seabi", "F", 27, 9, "Quality Controller"],
  ],
  Logistics: [
    ["Themba", "Mkhize", "M", 43, 80, "Head of Logistics", head],
    ["Riaan", "Coetzee", "M", 50, 105, "Warehouse Supervisor"],
    ["Elizabeth", "Fourie", "F", 37, 36, "Stock Controller", { status: "PartTime" }],
    ["Siyabonga", "Khoza", "M", 30, 28, "Driver"],
    ["Tiyani", "Chauke", "M", 32, 22, "Forklift Operator"],
    ["Amahle", "Xaba", "F", 26, 22, "Dispatch Clerk"],
    ["Thulani", "Mnguni", "M", 29, 3, "Driver"],
  ],
  "Sales and Marketing": [
    ["Michael", "Thompson", "M", 45, 66, "Head of Sales and Marketing", head],
    ["Catherine", "Williams", "F", 34, 52, "Key Account Manager"],
    ["Lerato", "Moloi", "F", 32, 42, "Sales Representative"],
    ["Nomsa", "Tshabalala", "F", 30, 30, "Customer Service Agent"],
    ["Ashwin", "Govender", "M", 31, 19, "Sales Representative"],
    ["Zinhle", "Hadebe", "F", 27, 13, "Brand Coordinator"],
    ["Imraan", "Davids", "M", 25, 8, "Digital Marketer", { status: "Contract" }],
    ["Karabo", "Letsoalo", "F", 23, 7, "Customer Service Agent"],
  ],
  Technology: [
    ["Luthando", "Mqhayi", "M", 38, 48, "Head of Technology", head],
    ["Daniel", "Meyer", "M", 35, 38, "Systems Administrator"],
    ["Buhle", "Ndaba", "F", 26, 10, "Support Technician"],
    ["Ofentse", "Kgosana", "M", 24, 0, "Software Developer", { startsInDays: -3 }],
  ],
};
