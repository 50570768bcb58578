export const eventTypes = ["WorkEvent", "holiday", "birthday"] as const;
export type EventType = (typeof eventTypes)[number];

/** The numbers calls carry; 2 and 3 are ours, since the specification numbers only WorkEvent. */
export const eventTypeCodes = { WorkEvent: 1, holiday: 2, birthday: 3 } as const satisfies Record<
  EventType,
  number
>;
