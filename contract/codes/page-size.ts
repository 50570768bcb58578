/** How many rows the tables show unless another number is chosen. */
export const documentedPageSizes = {
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

export const largerPageSizes = [10, 25, 50] as const;

/** The numbers of rows a table offers, the documented one first (AMB-208). */
export const pageSizesOf = (table: PagedTable): readonly [number, ...number[]] => [
  documentedPageSizes[table],
  ...largerPageSizes,
];
