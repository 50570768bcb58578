import type { departments } from "#contract/departments.ts";
import type { ParsedInput } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import type { Context, Tx } from "#server/context.ts";
import { changeLine } from "#server/modules/line/index.ts";
import { asKnownOn } from "#server/organisation/announced.ts";
import { type Named, referenceChange } from "#server/story/changes.ts";
import { findNamedEmployee, findPeopleFrom } from "../queries.ts";
import { recordHead } from "./head-recording.ts";
import { findHeadOn } from "./headship-queries.ts";

type GivenHead = Pick<
  ParsedInput<typeof departments.updateDepartment>["body"],
  "departmentHeadId" | "headFrom" | "announcedFrom"
>;

/**
 * Records the head from a day on, by default today, with the story of everyone affected. Returns whether it is public; throws for foreign
 * employees.
 */
export async function changeHead(
  context: Context,
  departmentId: number,
  { departmentHeadId, headFrom = context.today, announcedFrom }: GivenHead,
): Promise<boolean> {
  const { tx, today } = context;
  if (departmentHeadId === undefined) return false;
  const after = departmentHeadId === null ? null : await getHead(tx, departmentHeadId);
  const day = headFrom;
  const before = await headOn(tx, departmentId, day);
  if (before?.id === after?.id) return false;
  if (after) requireLeader(after, day);
  const isPlan = announcedFrom !== undefined && announcedFrom > today;
  const knownOn = isPlan ? announcedFrom : today;
  const affected = (await findPeopleFrom(tx, departmentId, day)).map(({ employeeId, from }) => ({
    employeeId,
    from,
    day: from === today ? undefined : from,
  }));
  const wasKnown = await headOn(asKnownOn(tx, knownOn), departmentId, day);
  await changeLine(context, affected, { announcedOn: isPlan ? knownOn : undefined }, async () => {
    const planId = await recordHead(context, departmentId, {
      after,
      day,
      ...(isPlan && { knownOn }),
    });
    const named = {
      subjectKind: "department" as const,
      subjectId: departmentId,
      kind: "manager_changed" as const,
      day: day === today ? undefined : day,
      ...valuesOf({ before, wasKnown, after, isPlan, planId }),
    };
    const link = { kind: "department" as const, id: departmentId };
    return {
      entries: [named],
      details: () => ({ link, planId: isPlan ? planId : undefined }),
    };
  });
  return !isPlan && wasKnown?.id !== after?.id;
}

const headOn = async (tx: Tx, departmentId: number, day: string): Promise<Named | null> =>
  (await findHeadOn(tx, departmentId, day)) ?? null;

interface HeadChange {
  before: Named | null;
  /** The next head as known to everyone. */
  wasKnown: Named | null;
  after: Named | null;
  isPlan: boolean;
  planId: number | undefined;
}

/** What the story shows: if it is public already, only a secret plan is called off. */
const valuesOf = ({ before, wasKnown, after, isPlan, planId }: HeadChange) =>
  isPlan || wasKnown?.id !== after?.id
    ? {
        changes: referenceChange("manager", wasKnown, after),
        planId: isPlan ? planId : undefined,
      }
    : { changes: referenceChange("manager", before, after), planId };

type Head = Awaited<ReturnType<typeof getHead>>;

async function getHead(tx: Tx, headId: number) {
  const head = await findNamedEmployee(tx, headId);
  if (!head)
    throw new AppError("invalid_request", {
      fields: { departmentHeadId: "Please choose an employee of your company" },
    });
  return { id: headId, ...head };
}

/** A head must be active, and employed on the first day. */
function requireLeader({ isActive, terminationDate }: Head, day: string): void {
  if (isActive && (terminationDate === null || terminationDate >= day)) return;
  throw new AppError("invalid_request", {
    fields: { departmentHeadId: "Please choose someone else who is active and employed" },
  });
}
