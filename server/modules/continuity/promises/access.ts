import type { PromiseAction, PromiseState } from "#contract/codes/continuity.ts";

export interface PromiseStanding {
  state: PromiseState;
  isInCharge: boolean;
  isAuthor: boolean;
  /** Whether it is not an hour old, and nothing has happened to it since it was made. */
  isFresh: boolean;
}

const inCharge: Partial<Record<PromiseState, readonly PromiseAction[]>> = {
  proposed: ["agree", "decline"],
  open: ["keep", "renegotiate", "break"],
};

/** What someone who may read a promise may do with it. What is settled stays so, and nobody deletes it. */
export function promiseActionsOf(promise: PromiseStanding): PromiseAction[] {
  const { state, isInCharge, isAuthor, isFresh } = promise;
  const actions = inCharge[state];
  if (!actions) return [];
  return [...(isInCharge ? actions : []), ...(isAuthor && isFresh ? (["takeBack"] as const) : [])];
}
