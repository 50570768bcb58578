import type { NewPromise } from "#contract/continuity/promises.ts";
import { api } from "#contract/index.ts";
import { call, type Person } from "./world.ts";

export async function newPromise(
  as: Pick<Person, "token">,
  to: Pick<Person, "employeeId">,
  more: Partial<NewPromise> = {},
): Promise<number> {
  const { status, body } = await call(as, api.continuity.makePromise, {
    body: { employeeId: to.employeeId, promiseText: "The forklift licence", ...more },
  });
  if (status !== 201) throw new Error(`A promise was refused: ${JSON.stringify(body)}`);
  return body.id;
}
