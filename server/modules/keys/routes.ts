import { keys } from "#contract/keys.ts";
import { routes } from "#server/http/handler.ts";
import { createKey, listKeys, revokeKey, rotateKey, updateKey } from "./keys.ts";

export const keysRoutes = routes(keys, {
  listKeys: (context) => listKeys(context),
  createKey: (context, { body }) => createKey(context, body),
  updateKey: (context, { params, body }) => updateKey(context, params.id, body),
  rotateKey: (context, { params, body }) => rotateKey(context, params.id, body),
  revokeKey: (context, { params }) => revokeKey(context, params.id),
});
