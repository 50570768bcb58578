/** The day as of which the organisation is shown; today if there is none. */
export interface OrganisationSearch {
  day?: string | undefined;
}

export const readOrganisationSearch = ({ day }: Record<string, unknown>): OrganisationSearch =>
  typeof day === "string" && /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))
    ? { day }
    : {};
