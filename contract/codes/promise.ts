/**
 * Where a promise has got to: proposed by its employee until who leads them agrees; open; kept; broken; declined; or taken back by
 * its author within the hour, without its text.
 */
export const promiseStates = [
  "proposed",
  "open",
  "kept",
  "broken",
  "declined",
  "taken_back",
] as const;
export type PromiseState = (typeof promiseStates)[number];

/** What can be done with a promise. */
export const promiseActions = [
  "agree",
  "decline",
  "keep",
  "renegotiate",
  "break",
  "takeBack",
] as const;
export type PromiseAction = (typeof promiseActions)[number];

/** What has happened to a promise. */
export const promiseChanges = [
  "made",
  "proposed",
  "agreed",
  "declined",
  "renegotiated",
  "kept",
  "broken",
  "taken_back",
] as const;
export type PromiseChange = (typeof promiseChanges)[number];
