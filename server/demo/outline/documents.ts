import type { EmployeeDocumentCategory } from "#contract/codes/document-category.ts";

export interface DemoDocument {
  about: string;
  name: string;
  category: EmployeeDocumentCategory;
  /** From the first to the present one. */
  versions: readonly { daysAgo: number; lines: readonly string[] }[];
  /** From today. */
  expiresInDays?: number;
}

/** The owner's documents in people's records: contracts, a certificate, and an expiring permit. */
export const documents: readonly DemoDocument[] = [
  {
    about: "Tshepo Molefe",
    name: "Contract of employment",
    category: "Employment",
    versions: [
      { daysAgo: 390, lines: ["Line operator, Production", "40 hours, Monday to Friday"] },
      {
        daysAgo: 120,
        lines: ["Line operator, Production", "Early shifts from the first of the month"],
      },
    ],
  },
  {
    about: "Tshepo Molefe",
    name: "Forklift certificate",
    category: "Other",
    versions: [{ daysAgo: 340, lines: ["Counterbalanced lift trucks, code F2"] }],
    expiresInDays: 25,
  },
  {
    about: "Zanele Mthembu",
    name: "Food handler certificate",
    category: "Other",
    versions: [{ daysAgo: 200, lines: ["Hygiene in the preparation of food"] }],
    expiresInDays: 410,
  },
  {
    about: "Nomvula Dube",
    name: "Work permit",
    category: "Personal",
    versions: [
      { daysAgo: 380, lines: ["General work visa, first issue"] },
      { daysAgo: 60, lines: ["General work visa, renewed", "Original seen"] },
    ],
    expiresInDays: 18,
  },
  {
    about: "Nomvula Dube",
    name: "Review of the first year",
    category: "Performance",
    versions: [{ daysAgo: 90, lines: ["Goals reached, two new ones agreed"] }],
  },
];
