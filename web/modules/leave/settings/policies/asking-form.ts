import type { AskingTerms } from "#contract/leave/terms/terms.ts";

/** When leave has to be asked for, as it is chosen. */
export interface AskingForm {
  noticeDays: number | null;
  daysBack: number | null;
}

export const anyTime = { noticeDays: 0, daysBack: null } as const satisfies AskingTerms;

export const chosenAsking = ({ noticeDays, daysBack }: AskingForm): AskingTerms => ({
  noticeDays: noticeDays ?? 0,
  daysBack,
});
