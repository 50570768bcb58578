import type { Context } from "#server/context.ts";
import { findNamedPlaces } from "#server/modules/departments/index.ts";

export interface VacantPlace {
  positionId: number;
  positionTitle: string;
  departmentId: number;
  departmentName: string;
}

interface Placed {
  id: number;
  positionTitle: string | null;
  departmentId: number | null;
  departmentName: string | null;
}

interface WantedPlace {
  department?: { id: number; name: string } | undefined;
  positionTitle: string;
}

const isSame = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase();

/** A vacant position of a title per employee in order, in the wanted or own department; null if none is left. Others are left out. */
export async function vacantPlacesFor(
  context: Pick<Context, "tx" | "today">,
  employees: readonly Placed[],
  { department, positionTitle }: WantedPlace,
  findPlaces = findNamedPlaces,
): Promise<ReadonlyMap<number, VacantPlace | null>> {
  const names = department
    ? [department.name]
    : employees.flatMap(({ departmentName }) => departmentName ?? []);
  const { vacancies } = await findPlaces(
    context,
    [...new Set(names)].map((departmentName) => ({ departmentName, positionTitle })),
  );
  const free = Map.groupBy(vacancies, ({ departmentId }) => departmentId);
  const moving = employees.flatMap(({ id, departmentId, departmentName, ...held }) => {
    if (departmentId === null || departmentName === null) return [];
    const to = department ?? { id: departmentId, name: departmentName };
    const isThere = to.id === departmentId && isSame(held.positionTitle, positionTitle);
    return isThere ? [] : [{ id, to }];
  });
  return new Map(
    moving.map(({ id, to }) => {
      const position = free.get(to.id)?.shift();
      const place = position && {
        positionId: position.id,
        positionTitle: position.positionTitle,
        departmentId: to.id,
        departmentName: to.name,
      };
      return [id, place ?? null];
    }),
  );
}
