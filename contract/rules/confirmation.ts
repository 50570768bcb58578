/** An unconfirmed sign-up reserves its domain and e-mail this long; its link works as long. */
export const holdHours = 48;

/** The clean-up erases an unconfirmed sign-up from this moment on. */
export const holdEnd = (createdAt: string): string =>
  new Date(Date.parse(createdAt) + holdHours * 3_600_000).toISOString();
