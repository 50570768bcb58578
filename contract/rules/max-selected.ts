/** How many people can be changed or reminded at once. */
export const maxSelected = 2_000;

/** Of how many employees, named one by one, the documents can be fetched at once. */
export const maxArchivedPeople = 200;

/** For how many people one change says who leads them. */
export const maxLed = 500;
