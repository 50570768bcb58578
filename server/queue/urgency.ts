/** In order of taking; stored, so the numbers must not change. */
export const urgencies = {
  /** A person waits at the screen, for example for a password's link. */
  awaited: 0,
  invitation: 1,
  routine: 2,
} as const;

export type Urgency = keyof typeof urgencies;
