/** How many people can be changed or reminded at once. */
export const maxSelected = 2_000;
