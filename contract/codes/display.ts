export const themes = ["light", "dark", "system"] as const;

export const accents = ["blue", "green", "black", "red"] as const;
export type Accent = (typeof accents)[number];

export const accentLabels: Record<Accent, string> = {
  blue: "Blue",
  green: "Green",
  black: "Black",
  red: "Red",
};

export const defaultAccent: Accent = "blue";

export const defaultAccentColor = "#2563eb";

/** The default number of rows per table. */
const documentedPageSizes = {
  users: 4,
  leave: 3,
  ownLeave: 3,
  notes: 7,
  leaveHistory: 5,
  departments: 5,
  positions: 5,
  managers: 5,
  sentFeedback: 7,
} as const;
export type PagedTable = keyof typeof documentedPageSizes;

const largerPageSizes = [10, 25, 50] as const;

/** The numbers of rows on offer, the documented one first (AMB-208). */
export const pageSizesOf = (table: PagedTable): readonly [number, ...number[]] => [
  documentedPageSizes[table],
  ...largerPageSizes,
];
