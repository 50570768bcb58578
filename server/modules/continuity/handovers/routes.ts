import type { continuity } from "#contract/continuity/continuity.ts";
import type { handoverOperations } from "#contract/continuity/handovers.ts";
import type { Handlers } from "#server/http/handler.ts";
import { releaseTurns } from "./going-on.ts";
import { listHandovers } from "./handover-list.ts";
import { openHandover } from "./manual-opening.ts";
import { getHandover } from "./pack.ts";
import {
  answerBack,
  answerPromise,
  askBack,
  finishStep,
  releaseStep,
  writeHandover,
} from "./steps.ts";

export const handoverHandlers: Pick<
  Handlers<typeof continuity>,
  keyof typeof handoverOperations
> = {
  handovers: (context, { query }) => listHandovers(context, query),
  handover: (context, { params }) => getHandover(context, params.id),
  openHandover: (context, { body }) => openHandover(context, body),
  writeHandover: (context, { params, body }) => writeHandover(context, params.id, body),
  askBack: (context, { params, body }) => askBack(context, params.id, body),
  answerBack: (context, { params, body }) => answerBack(context, params.id, body),
  answerPromise: (context, { params, body }) => answerPromise(context, params.id, body),
  finishStep: (context, { params, body }) => finishStep(context, params.id, body),
  releaseTurns: (context, { params, body }) => releaseTurns(context, params.id, body),
  releaseStep: (context, { params, body }) => releaseStep(context, params.id, body),
};
