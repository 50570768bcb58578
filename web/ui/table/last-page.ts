/** The number of a list's last page, counted from 1; a list without rows has one page too. */
export const lastPage = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(total / pageSize));
