/** How long an unconfirmed sign-up holds its domain and e-mail, and how long its link works. */
export const holdHours = 48;

/** The moment from which a sign-up that nobody has confirmed is erased. */
export const holdEnd = (createdAt: string): string =>
  new Date(Date.parse(createdAt) + holdHours * 3_600_000).toISOString();
