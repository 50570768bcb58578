/** The order in which what waits is taken; stored, so the numbers must not change. */
export const urgencies = {
  /** A person is looking at the screen and waiting for it, such as a link to reset a password. */
  awaited: 0,
  invitation: 1,
  routine: 2,
} as const;

export type Urgency = keyof typeof urgencies;
