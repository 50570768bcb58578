import { type ParsedLocation, redirect } from "@tanstack/react-router";
import { type Area, places } from "#contract/places.ts";
import type { SessionEnd } from "#web/api/query-client.ts";
import { clearSession, currentSession } from "#web/api/session.ts";

// Loaded when needed: pages before sign-in do not need it.
const lookUp = async () => {
  const [{ lookUpSession }, area] = await Promise.all([
    import("#web/modules/auth/session-lookup.ts"),
    import("#web/modules/auth/area.ts"),
  ]);
  return { lookup: await lookUpSession(), ...area };
};

/** Admits the area's users whose account state may see the page; returns the area. Without an area, users stay in their own. Sign-in leads back. */
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

/** Redirects anyone signed in from a public page to their own place. */
export async function guardPublicPage(): Promise<void> {
  if (!currentSession()) return;
  const { lookup, landingPathOf } = await lookUp();
  if (lookup.outcome === "signed-in") throw redirect({ to: landingPathOf(lookup.employee) });
  if (lookup.outcome === "unreachable") return;
  clearSession();
  const refused = refusalPage(lookup.outcome);
  if (refused) throw refused;
}

/** The page with the reason for a refused session; undefined if signing in again helps. */
function refusalPage(outcome: SessionEnd) {
  if (outcome === "deactivated") return redirect({ to: places.deactivated });
  return outcome === "suspended" ? redirect({ to: places.suspended }) : undefined;
}

/** Redirects an alias of one's own landing place. */
export async function guardAlias(): Promise<never> {
  await guardPublicPage();
  throw redirect({ to: places.signIn });
}
