interface OrganisationSearch {
  day?: string | undefined;
  /** As it was known at the end of a day, or of the day shown; as it is known today if there is none. */
  known?: string | undefined;
  /** A list or a chart; by default, phones begin with the list. */
  form?: OrganisationForm | undefined;
}

export type OrganisationForm = "chart" | "list";

/** As it was known on whichever day is shown. */
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

/** What is asked of the server: the day shown, and the day by which it was known if that is before today. */
export interface AsOf {
  day: string;
  knownOn?: string;
}

export function asOfSearch({ day, known }: OrganisationSearch, today: string): AsOf {
  const shown = day ?? today;
  const knownOn = known === knownThen ? shown : known;
  return { day: shown, ...(knownOn && knownOn < today && { knownOn }) };
}
