import { onboarding } from "#contract/onboarding.ts";
import { routes } from "#server/http/handler.ts";
import { withdrawInvitation } from "#server/modules/auth/index.ts";
import type { Services } from "#server/services.ts";
import { confirmEmail, sendConfirmation } from "./confirmation.ts";
import { checkDraft, correctRow, discardDraft, prepareImport } from "./import/drafts.ts";
import { getImport, listImports } from "./import/imports.ts";
import { inviteImported } from "./import/invitations.ts";
import { exportFaults, exportReport, listResults } from "./import/results.ts";
import { startImport, stopImport } from "./import/start.ts";
import { resendInvitation } from "./invitations.ts";
import { addEmployee } from "./new-employees.ts";
import { remindMany } from "./reminders.ts";
import { signUp } from "./sign-up.ts";
import { domainNameExists, emailExists } from "./sign-up-checks.ts";

export const onboardingRoutes = (services: Services) =>
  routes(onboarding, {
    emailExists: (call, { body }) => emailExists(services, call, body.email),
    domainNameExists: (call, { params }) => domainNameExists(services, call, params.domain),
    signUp: (call, { body }) => signUp(services, call, body),
    confirmEmail: (call, { body }) => confirmEmail(services, call, body.accessToken),
    sendConfirmation: (context) => sendConfirmation(context),
    remindMany: (context, { body }) => remindMany(context, body.selection),
    resendInvitation: (context, { params }) => resendInvitation(context, params.id),
    withdrawInvitation: (context, { params }) => withdrawInvitation(context, params.id),
    addEmployee: (context, { body }) => addEmployee(context, body),
    uploadImport: { prepare: (_call, { body }) => prepareImport(body.File) },
    listImports: (context) => listImports(context),
    getImport: (context, { params }) => getImport(context, params.id),
    listImportRows: (context, { params, query }) => listResults(context, params.id, query),
    checkImport: (context, { params, body }) => checkDraft(context, params.id, body),
    correctImportRow: (context, { params, body }) => correctRow(context, params.id, body),
    startImport: (context, { params, body }) => startImport(context, params.id, body),
    stopImport: (context, { params }) => stopImport(context, params.id),
    discardImport: (context, { params }) => discardDraft(context, params.id),
    inviteImported: (context, { params }) => inviteImported(context, params.id),
    exportImportFaults: (context, { params }, after) => exportFaults(context, params.id, after),
    exportImportReport: (context, { params }, after) => exportReport(context, params.id, after),
  });
