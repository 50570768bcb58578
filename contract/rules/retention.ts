/** Whether a document that has to be kept today could now be removed earlier: this requires a reason. */
export const isKeptShorter = (before: string | null, after: string | null, today: string) =>
  before !== null && before >= today && (after === null || after < before);
