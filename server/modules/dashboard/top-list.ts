export const topListOf = <Row extends { total: number }, Item>(
  rows: readonly Row[],
  itemOf: (row: Row) => Item,
): { items: Item[]; total: number } => ({ items: rows.map(itemOf), total: rows[0]?.total ?? 0 });

export const employeeOf = (row: { employeeId: number; employeeName: string }) => ({
  id: row.employeeId,
  name: row.employeeName,
});
