import type { LinePreview, PlannedLine } from "#contract/line/planned-line.ts";
import { plusDays } from "#server/company-day.ts";
import type { Context } from "#server/context.ts";
import { lineBasis, scopeOfPeople } from "#server/organisation/line-basis.ts";
import { previewHandovers } from "../change/handovers.ts";
import { type PreviewedPerson, previewLed } from "./led-people.ts";
import { noticesOf } from "./line-notices.ts";
import { countPassingOf, countSuperadmins } from "./preview-queries.ts";

type Asking = Pick<Context, "tx" | "actor" | "today">;

const nothing = { leave: 0, promises: 0, notes: 0 };

/** What a change of the line would do to each employee, why it would be refused, and notices. The number of statements is constant. */
export async function previewLines(context: Asking, change: PlannedLine): Promise<LinePreview> {
  const { tx, today } = context;
  const { people, blocks } = await previewLed(context, change);
  const passing = people.filter(({ was, is }) => was?.id !== is?.id);
  const passes = await countPassingOf(
    context,
    passing.map(({ employee }) => employee.id),
  );
  const handovers = await handoversOf(context, passing, change);
  const notices = await noticesOf(context, passing, change.from);
  const { announcedFrom } = change;
  const employeeIds = people.map(({ employee }) => employee.id);
  return {
    today,
    basedOn: await lineBasis(tx, scopeOfPeople(tx, employeeIds), change.from),
    people: people.map((person) => ({
      ...person,
      passes: passes.get(person.employee.id) ?? nothing,
      isHandedOver: handovers.employeeIds.has(person.employee.id),
    })),
    blocks,
    notices,
    due: handovers.due,
    secret:
      announcedFrom && announcedFrom > today
        ? { until: plusDays(announcedFrom, -1), superadmins: await countSuperadmins(tx) }
        : null,
  };
}

/** The employees with a handover, opened at once or with the announcement. */
function handoversOf(
  context: Asking,
  passing: readonly PreviewedPerson[],
  { from, announcedFrom }: Pick<PlannedLine, "from" | "announcedFrom">,
) {
  const { today } = context;
  const planned = passing.map(({ employee, is, until, next }) => {
    const byNow = until && until < today ? next : is;
    return {
      employeeId: employee.id,
      from,
      incomingId: is?.id ?? null,
      byNowId: byNow?.id ?? null,
    };
  });
  const opensOn = announcedFrom && announcedFrom > today ? announcedFrom : today;
  return previewHandovers(context, planned, opensOn);
}
