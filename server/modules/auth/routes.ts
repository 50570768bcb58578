import { auth } from "#contract/auth.ts";
import { routes } from "#server/http/handler.ts";
import type { Services } from "#server/services.ts";
import { confirmApp, removeApp, startApp } from "./factors/authenticator-app.ts";
import { listFactors } from "./factors/factors.ts";
import { prepareConfirmation } from "./factors/identity.ts";
import { signInByPasskey, signInOptions } from "./factors/passkey-sign-in.ts";
import {
  addPasskeyOptions,
  confirmOptions,
  prepareNewPasskey,
  removePasskey,
  renamePasskey,
} from "./factors/passkeys.ts";
import { prepareRecoveryCodes } from "./factors/recovery-codes.ts";
import { resetFactors } from "./factors/reset.ts";
import { getNewsletter, updateNewsletter } from "./newsletter.ts";
import { preparePasswordChange } from "./password-change.ts";
import { recoverPassword, resetPassword } from "./password-reset.ts";
import { endOtherSessions, endOwnSession, listSessions, signOut } from "./sessions.ts";
import { signIn } from "./sign-in.ts";
import {
  getSignInRules,
  listWithoutFactor,
  remindWithoutFactor,
  updateSignInRules,
} from "./sign-in-rules.ts";

export const authRoutes = (services: Services) =>
  routes(auth, {
    login: (call, { body }) => signIn(services, call, body),
    passkeyOptions: (call) => signInOptions(services, call),
    passkeyLogin: (call, { body }) => signInByPasskey(services, call, body),
    recoverPassword: (call, { body }) => recoverPassword(services, call, body.email),
    resetPassword: (call, { body }) => resetPassword(services, call, body),
    signOut: (context) => signOut(context),
    changePassword: { prepare: (call, { body }) => preparePasswordChange(services, call, body) },
    confirmIdentity: { prepare: (call, { body }) => prepareConfirmation(services, call, body) },
    listSessions: (context) => listSessions(context),
    endSession: (context, { params }) => endOwnSession(context, params.id),
    endOtherSessions: (context) => endOtherSessions(context),
    listFactors: (context) => listFactors(context),
    startApp: (context) => startApp(services, context),
    confirmApp: (context, { body }) => confirmApp(services, context, body.code),
    removeApp: (context) => removeApp(context),
    resetFactors: (context, { params, body }) => resetFactors(context, params.id, body.reason),
    confirmOptions: (context) => confirmOptions(services, context),
    addPasskeyOptions: (context) => addPasskeyOptions(services, context),
    addPasskey: { prepare: (call, { body }) => prepareNewPasskey(services, call, body) },
    renamePasskey: (context, { params, body }) => renamePasskey(context, params.id, body.name),
    removePasskey: (context, { params }) => removePasskey(context, params.id),
    newRecoveryCodes: { prepare: (call) => prepareRecoveryCodes(call) },
    getSignInRules: ({ tx }) => getSignInRules(tx),
    updateSignInRules: (context, { body }) => updateSignInRules(context, body),
    listWithoutFactor: ({ tx }, { query }) => listWithoutFactor(tx, query),
    remindWithoutFactor: (context) => remindWithoutFactor(context),
    getNewsletter: (context) => getNewsletter(context),
    updateNewsletter: (context, { body }) => updateNewsletter(context, body.optIn),
  });
