import { api } from "#contract/index.ts";
import { call, type Person } from "./world.ts";

export const wellDone = { messageTitle: "Well done", message: "The stocktake went smoothly." };

export const trySending = (
  from: Person,
  to: Pick<Person, "employeeId">,
  text: Partial<typeof wellDone> = {},
) =>
  call(from, api.feedback.sendFeedback, {
    body: { ...wellDone, ...text, receiverId: to.employeeId },
  });

export async function sendTo(...message: Parameters<typeof trySending>): Promise<number> {
  const { status, body } = await trySending(...message);
  if (status !== 201) throw new Error(`The message was refused: ${body.code}.`);
  return body.id;
}
