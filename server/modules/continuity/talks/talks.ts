import type { NewTalk } from "#contract/continuity/talks.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { said } from "#server/story/reason.ts";
import { recordStory } from "#server/story/story.ts";
import { followFirstDays } from "../first-days/first-days.ts";
import { findPromisee } from "../promises/promise-queries.ts";

/** Records a talk in the history, and ends first days that it completes. Throws `not_found`, `employee_deactivated` or field errors. */
export async function recordTalk(
  context: Context,
  employeeId: number,
  { talkedOn, talkText }: NewTalk,
): Promise<{ id: number; isFinished: boolean }> {
  const employee = await findPromisee(context, employeeId);
  if (!employee?.isInCharge) throw new AppError("not_found");
  if (!employee.isActive) throw new AppError("employee_deactivated");
  const { startDate, terminationDate } = employee;
  if (talkedOn > context.today) throw refused("Please choose today or an earlier day.");
  if ((startDate && talkedOn < startDate) || (terminationDate && talkedOn > terminationDate))
    throw refused("Please choose a day of the employment.");
  const [id = 0] = await recordStory(context, {
    kind: "talked",
    subjectId: employeeId,
    day: talkedOn,
    reason: said(talkText),
  });
  return { id, ...(await followFirstDays(context, employeeId)) };
}

const refused = (talkedOn: string) => new AppError("invalid_request", { fields: { talkedOn } });
