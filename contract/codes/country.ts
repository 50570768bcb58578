export const countries = ["US", "GB", "CA", "AU", "ZA"] as const;
export type Country = (typeof countries)[number];

export const countryLabels: Record<Country, string> = {
  US: "United States",
  GB: "United Kingdom",
  CA: "Canada",
  AU: "Australia",
  ZA: "South Africa",
};

/** The profile wizard's extra choice; no call sends it. */
export const otherCountryLabel = "Other";

export const dialCodes: Record<Country, `+${number}`> = {
  US: "+1",
  GB: "+44",
  CA: "+1",
  AU: "+61",
  ZA: "+27",
};

/** Reads a stored country; anything unknown becomes South Africa. */
export function countryOf(input: string | null | undefined): Country {
  return countries.find((country) => country === input) ?? "ZA";
}

/** Countries with public holidays in the calendar. */
export const holidayCountries = [...countries, "PK"] as const;
export type HolidayCountry = (typeof holidayCountries)[number];

/** The public holidays a company observes instead of its own country's. */
export const holidayRegions = [...holidayCountries, "none"] as const;
export type HolidayRegion = (typeof holidayRegions)[number];

export const holidayRegionLabels: Record<HolidayRegion, string> = {
  ...countryLabels,
  PK: "Pakistan",
  none: "No public holidays",
};
