import type { continuity } from "#contract/continuity/continuity.ts";
import type { promiseOperations } from "#contract/continuity/promises.ts";
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

export const promiseHandlers: Pick<Handlers<typeof continuity>, keyof typeof promiseOperations> = {
  promises: (context, { query }) => listPromises(context, query),
  promisesOf: (context, { params, query }) => listPromisesOf(context, params.id, query),
  promise: (context, { params }) => getPromise(context, params.id),
  makePromise: (context, { body }) => makePromise(context, body),
  agreeToPromise: (context, { params }) => agreeToPromise(context, params.id),
  declinePromise: (context, { params, body }) => declinePromise(context, params.id, body),
  keepPromise: (context, { params, body }) => keepPromise(context, params.id, body),
  renegotiatePromise: (context, { params, body }) => renegotiatePromise(context, params.id, body),
  breakPromise: (context, { params, body }) => breakPromise(context, params.id, body),
  takeBackPromise: (context, { params }) => takeBackPromise(context, params.id),
};
