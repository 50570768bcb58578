import { type ParsedLocation, redirect } from "@tanstack/react-router";
import { type Area, places } from "#contract/places.ts";
import type { SessionEnd } from "#web/api/query-client.ts";
import { clearSession, currentSession } from "#web/api/session.ts";

// Loaded when needed: before sign-in, there is no need to fetch what only a session uses.
const lookUp = async () => {
  const [{ lookUpSession }, area] = await Promise.all([
    import("#web/modules/auth/session-lookup.ts"),
    import("#web/modules/auth/area.ts"),
  ]);
  return { lookup: await lookUpSession(), ...area };
};

/**
 * Admits to an area only the users it belongs to, in an account state that may see the page.
 * A page of both areas names none: everyone signed in sees it in their own. Returns the area.
 * Anyone who has to sign in first comes back afterwards.
 */
export async function guardArea({ pathname, href }: ParsedLocation, area?: Area): Promise<Area> {
  const toSignIn = () => redirect({ to: places.signIn, state: { wanted: href } });
  if (!currentSession()) throw toSignIn();
  const { lookup, areaOf, redirectFrom } = await lookUp();
  if (!lookup.employee) {
    if (lookup.outcome === "unreachable") throw lookup.error;
    clearSession();
    throw refusalPage(lookup.outcome) ?? toSignIn();
  }
  const entered = area ?? areaOf(lookup.employee);
  const elsewhere = redirectFrom(pathname, entered, lookup.employee);
  if (elsewhere) throw redirect({ to: elsewhere });
  return entered;
}

/** Redirects anyone signed in from a public page to where they belong; everyone else stays. */
export async function guardPublicPage(): Promise<void> {
  if (!currentSession()) return;
  const { lookup, landingPathOf } = await lookUp();
  if (lookup.outcome === "signed-in") throw redirect({ to: landingPathOf(lookup.employee) });
  if (lookup.outcome === "unreachable") return;
  clearSession();
  const refused = refusalPage(lookup.outcome);
  if (refused) throw refused;
}

/** The page that explains why a session was refused; undefined if signing in again helps. */
function refusalPage(outcome: SessionEnd) {
  if (outcome === "deactivated") return redirect({ to: places.deactivated });
  return outcome === "suspended" ? redirect({ to: places.suspended }) : undefined;
}

/** For a path that is only another name of one's own landing place. */
export async function guardAlias(): Promise<never> {
  await guardPublicPage();
  throw redirect({ to: places.signIn });
}
