export const occasions = ["birthday", "anniversary"] as const;
/** A birthday or a work anniversary. */
export type Occasion = (typeof occasions)[number];
