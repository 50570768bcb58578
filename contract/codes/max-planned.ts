/** How many people a plan of leave shows at once, and how many weeks. */
export const maxPlanned = { people: 200, weeks: 12 } as const;
