import { hooks } from "#contract/hooks.ts";
import { routes } from "#server/http/handler.ts";
import type { Services } from "#server/services.ts";
import { listDeliveries, redeliver, sendTest } from "./deliveries.ts";
import {
  createHook,
  listHooks,
  removeHook,
  rotateHookSecret,
  startHook,
  updateHook,
} from "./hooks.ts";

export const hooksRoutes = ({ sealing }: Pick<Services, "sealing">) =>
  routes(hooks, {
    listHooks: (context) => listHooks(context),
    createHook: (context, { body }) => createHook(sealing, context, body),
    updateHook: (context, { params, body }) => updateHook(context, params.id, body),
    rotateHookSecret: (context, { params }) => rotateHookSecret(sealing, context, params.id),
    startHook: (context, { params }) => startHook(context, params.id),
    removeHook: (context, { params }) => removeHook(context, params.id),
    listDeliveries: (context, { params, query }) => listDeliveries(context, params.id, query),
    redeliver: (context, { params, body }) => redeliver(context, params.id, body),
    sendTest: (context, { params }) => sendTest(context, params.id),
  });
