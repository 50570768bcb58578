import type { PromiseAction, PromiseState } from "#contract/codes/continuity.ts";

export interface PromiseStanding {
  state: PromiseState;
  /** Today's manager, or a super administrator other than the employee. */
  isInCharge: boolean;
  isAuthor: boolean;
  /** Less than an hour old and unchanged. */
  isFresh: boolean;
}

const inCharge: Partial<Record<PromiseState, readonly PromiseAction[]>> = {
  proposed: ["agree", "decline"],
  open: ["keep", "renegotiate", "break"],
};

/** Settled promises stay so, and none is deleted. */
export function promiseActionsOf(promise: PromiseStanding): PromiseAction[] {
  const { state, isInCharge, isAuthor, isFresh } = promise;
  const actions = inCharge[state];
  if (!actions) return [];
  return [...(isInCharge ? actions : []), ...(isAuthor && isFresh ? (["takeBack"] as const) : [])];
}
