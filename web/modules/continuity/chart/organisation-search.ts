export interface OrganisationSearch {
  /** Today by default. */
  day?: string | undefined;
  /** The end of the day of knowledge, or the shown day; today by default. */
  known?: string | undefined;
  /** A list or a chart; phones begin with the list. */
  form?: OrganisationForm | undefined;
}

export type OrganisationForm = "chart" | "list";

/** As known on the shown day. */
export const knownThen = "then";

export const readOrganisationSearch = ({
  day,
  known,
  form,
}: Record<string, unknown>): OrganisationSearch => ({
  ...(isDay(day) && { day }),
  ...((known === knownThen || isDay(known)) && { known }),
  ...((form === "chart" || form === "list") && { form }),
});

const isDay = (given: unknown): given is string =>
  typeof given === "string" &&
  /^\d{4}-\d{2}-\d{2}$/.test(given) &&
  !Number.isNaN(Date.parse(given));

/** The shown day, and the day of knowledge if it is before today. */
export interface AsOf {
  day: string;
  knownOn?: string;
}

export function asOfSearch({ day, known }: OrganisationSearch, today: string): AsOf {
  const shown = day ?? today;
  const knownOn = known === knownThen ? shown : known;
  return { day: shown, ...(knownOn && knownOn < today && { knownOn }) };
}
