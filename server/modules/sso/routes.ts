import { sso } from "#contract/sso.ts";
import { routes } from "#server/http/handler.ts";
import type { Services } from "#server/services.ts";
import { addDomain, listDomains, removeDomain } from "./domains/domains.ts";
import { prepareLook } from "./domains/looks.ts";
import {
  getOwnProvider,
  prepareConfirmationEnd,
  prepareConfirmationStart,
} from "./providers/confirmation.ts";
import { listProviders, prepareProvider, removeProvider } from "./providers/providers.ts";
import { finishSso, signInOptions, startSso } from "./providers/single-sign-on.ts";
import { prepareTrial, prepareTrialEnd } from "./providers/trial.ts";
import { listLockedOut } from "./requirement/locked-out.ts";
import {
  changeEmergencyAccounts,
  getRequirement,
  requireProvider,
  stopRequiring,
} from "./requirement/requirement.ts";

export const ssoRoutes = (services: Services) =>
  routes(sso, {
    listDomains: (context) => listDomains(context),
    addDomain: (context, { body }) => addDomain(context, body),
    checkDomain: { prepare: (call, { params }) => prepareLook(services, call, params.id) },
    removeDomain: (context, { params }) => removeDomain(context, params),
    listProviders: (context) => listProviders(context),
    saveProvider: { prepare: (call, { body }) => prepareProvider(services, call, body) },
    tryProvider: { prepare: (call, { body }) => prepareTrial(services, call, body.providerId) },
    finishTrial: { prepare: (call, { body }) => prepareTrialEnd(services, call, body) },
    removeProvider: (context, { params }) => removeProvider(context, params.id),
    getRequirement: (context) => getRequirement(context),
    listLockedOut: ({ tx }, { query }) => listLockedOut(tx, query),
    requireProvider: (context, { body }) => requireProvider(context, body.employeeIds),
    saveEmergencyAccounts: (context, { body }) =>
      changeEmergencyAccounts(context, body.employeeIds),
    stopRequiring: (context) => stopRequiring(context),
    getOwnProvider: (context) => getOwnProvider(context),
    startConfirmation: { prepare: (call) => prepareConfirmationStart(services, call) },
    finishConfirmation: {
      prepare: (call, { body }) => prepareConfirmationEnd(services, call, body),
    },
    signInOptions: (call, { body }) => signInOptions(services, call, body.email),
    startSso: (call, { body }) => startSso(services, call, body),
    finishSso: (call, { body }) => finishSso(services, call, body),
  });
