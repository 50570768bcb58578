const dayMs = 86_400_000;

/** An unused session ends after this long. */
export const maxIdleMs = 7 * dayMs;
