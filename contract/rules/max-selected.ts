/** People in one bulk change or reminder. */
export const maxSelected = 2_000;

/** Named employees in one archive of documents. */
export const maxArchivedPeople = 200;

/** People in one change of manager. */
export const maxLed = 500;
