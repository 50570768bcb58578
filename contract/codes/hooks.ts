/** A failing hook still gets events, one at a time. */
export const hookStates = ["active", "failing", "stopped"] as const;
export type HookState = (typeof hookStates)[number];

export const deliveryStates = ["waiting", "delivered", "failed"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why no answer came from a receiver, or why a delivery was given up. */
export const deliveryFailures = [
  "address_refused",
  "not_resolved",
  "unreachable",
  "too_slow",
  "too_large",
  "redirected",
  "compressed",
  "refused",
  "hook_stopped",
] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];
