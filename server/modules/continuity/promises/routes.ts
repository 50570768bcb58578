import type { continuity } from "#contract/continuity/continuity.ts";
import type { Promised, promiseOperations } from "#contract/continuity/promises.ts";
import type { Page } from "#contract/operation.ts";
import type { Handlers } from "#server/http/handler.ts";
import { getPromise, listPromises, listPromisesOf } from "./promise-list.ts";
import {
  agreeToPromise,
  breakPromise,
  declinePromise,
  keepPromise,
  makePromise,
  renegotiatePromise,
  takeBackPromise,
} from "./promises.ts";

/** A page with whose promises it shows. */
const readOf = (result: Page<Promised>) => ({
  ofEmployeeId: result.items.map(({ employee }) => employee.id),
  result,
});

export const promiseHandlers: Pick<Handlers<typeof continuity>, keyof typeof promiseOperations> = {
  promises: async (context, { query }) => readOf(await listPromises(context, query)),
  promisesOf: async (context, { params, query }) =>
    readOf(await listPromisesOf(context, params.id, query)),
  promise: async (context, { params }) => {
    const result = await getPromise(context, params.id);
    return { ofEmployeeId: result.employee.id, result };
  },
  makePromise: (context, { body }) => makePromise(context, body),
  agreeToPromise: (context, { params }) => agreeToPromise(context, params.id),
  declinePromise: (context, { params, body }) => declinePromise(context, params.id, body),
  keepPromise: (context, { params, body }) => keepPromise(context, params.id, body),
  renegotiatePromise: (context, { params, body }) => renegotiatePromise(context, params.id, body),
  breakPromise: (context, { params, body }) => breakPromise(context, params.id, body),
  takeBackPromise: (context, { params }) => takeBackPromise(context, params.id),
};
