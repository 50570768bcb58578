import type { RowFault } from "#contract/import/import.ts";

/** The departments and vacant positions named by rows. */
export interface KnownPlaces {
  /** By name in lower case. */
  departments: ReadonlyMap<string, number>;
  /** By `placeKey`. */
  vacancies: ReadonlyMap<string, readonly number[]>;
  createsMissing: boolean;
}

export interface NamedPlace {
  departmentName: string;
  positionTitle: string;
}

/** A vacant position, or one to create. */
export interface PlannedPlace extends NamedPlace {
  departmentId: number | undefined;
  positionId: number | undefined;
}

export const nameKey = (name: string) => name.trim().toLowerCase();
/** One key for all spellings of a department's position. */
export const placeKey = (departmentId: number, title: string) =>
  `${departmentId} ${nameKey(title)}`;

/** Assigns each vacant position once, to additions and moves. */
export function vacantPlaces({ departments, vacancies, createsMissing }: KnownPlaces) {
  const taken = new Map<string, number>();
  const nextVacancy = (departmentId: number | undefined, title: string) => {
    if (departmentId === undefined) return undefined;
    const key = placeKey(departmentId, title);
    const used = taken.get(key) ?? 0;
    const positionId = vacancies.get(key)?.[used];
    if (positionId !== undefined) taken.set(key, used + 1);
    return positionId;
  };
  const faultOf = (place: PlannedPlace): RowFault | undefined => {
    if (createsMissing || place.positionId !== undefined) return undefined;
    const { departmentId, departmentName, positionTitle } = place;
    return departmentId === undefined
      ? { field: "departmentName", message: `There is no department ${departmentName}` }
      : {
          field: "positionTitle",
          message: `No position ${positionTitle} is vacant in ${departmentName}`,
        };
  };
  return {
    fill({ departmentName, positionTitle }: NamedPlace) {
      const departmentId = departments.get(nameKey(departmentName));
      const positionId = nextVacancy(departmentId, positionTitle);
      const place: PlannedPlace = { departmentName, departmentId, positionTitle, positionId };
      return { place, fault: faultOf(place) };
    },
  };
}
