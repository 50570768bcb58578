import { sso } from "#contract/sso.ts";
import { routes } from "#server/http/handler.ts";
import type { Services } from "#server/services.ts";
import { addDomain, listDomains, removeDomain } from "./domains/domains.ts";
import { prepareLook } from "./domains/looks.ts";

export const ssoRoutes = (services: Pick<Services, "config" | "database">) =>
  routes(sso, {
    listDomains: (context) => listDomains(context),
    addDomain: (context, { body }) => addDomain(context, body),
    checkDomain: { prepare: (call, { params }) => prepareLook(services, call, params.id) },
    removeDomain: (context, { params }) => removeDomain(context, params),
  });
