const dayMs = 86_400_000;

/** A session that has not been used for this long has ended. */
export const maxIdleMs = 7 * dayMs;
