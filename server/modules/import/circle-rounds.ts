/**
 * How often rows are left out by which people would lead each other: without them, others may. Nobody's company comes near it, and
 * a file made for it would keep the server busy for minutes.
 */
export const maxCircleRounds = 20;

export const tooManyCircles =
  "Too many people of this file would lead each other. Please import them a few at a time";
