/** The first few of something and how many there are in all, of rows that each know the whole number. */
export const fewOf = <Row extends { total: number }, Item>(
  rows: readonly Row[],
  itemOf: (row: Row) => Item,
): { items: Item[]; total: number } => ({ items: rows.map(itemOf), total: rows[0]?.total ?? 0 });

/** Somebody's number and name out of a row that holds both beside other things. */
export const employeeOf = (row: { employeeId: number; employeeName: string }) => ({
  id: row.employeeId,
  name: row.employeeName,
});
