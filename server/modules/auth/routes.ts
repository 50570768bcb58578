import { auth } from "#contract/auth.ts";
import { routes } from "#server/http/handler.ts";
import { getNewsletter, updateNewsletter } from "./newsletter.ts";
import { changePassword } from "./password-change.ts";
import { recoverPassword, resetPassword } from "./password-reset.ts";
import { endOtherSessions, endOwnSession, listSessions, signOut } from "./sessions.ts";
import { signIn } from "./sign-in.ts";

export const authRoutes = routes(auth, {
  login: (context, { body }) => signIn(context, body),
  recoverPassword: (context, { body }) => recoverPassword(context, body.email),
  resetPassword: (context, { body }) => resetPassword(context, body),
  signOut: (context) => signOut(context),
  changePassword: (context, { body }) => changePassword(context, body),
  listSessions: (context) => listSessions(context),
  endSession: (context, { params }) => endOwnSession(context, params.id),
  endOtherSessions: (context) => endOtherSessions(context),
  getNewsletter: (context) => getNewsletter(context),
  updateNewsletter: (context, { body }) => updateNewsletter(context, body.optIn),
});
