import { redirect } from "@tanstack/react-router";
import { clearSession, currentSession } from "#web/api/session.ts";
import type { Area } from "./area.ts";

/** Lets only those into an area whose area it is, in an account state that may see the page (doc A §2). */
export async function guardArea(area: Area, path: string): Promise<void> {
  const { lookUpSession } = await import("./session-lookup.ts");
  const lookup = await lookUpSession();
  if (lookup.outcome === "unreachable") throw lookup.error;
  if (lookup.outcome !== "signed-in") {
    clearSession();
    throw redirect({ to: lookup.outcome === "deactivated" ? "/deactivated" : "/signin" });
  }
  const { redirectFrom } = await import("./area.ts");
  const elsewhere = redirectFrom(path, area, lookup.employee);
  if (elsewhere) throw redirect({ to: elsewhere });
}

/** Sends whoever is signed in from a public page to where they belong; everybody else stays. */
export async function guardPublicPage(): Promise<void> {
  if (!currentSession()) return;
  await toOwnPlace();
}

/** Sends somebody to the own landing place, or to sign in: for paths that are only another name of it. */
export async function guardAlias(): Promise<never> {
  await guardPublicPage();
  throw redirect({ to: "/signin" });
}

async function toOwnPlace(): Promise<void> {
  const [{ lookUpSession }, { landingPathOf }] = await Promise.all([
    import("./session-lookup.ts"),
    import("./area.ts"),
  ]);
  const lookup = await lookUpSession();
  if (lookup.outcome === "signed-in") throw redirect({ to: landingPathOf(lookup.employee) });
  if (lookup.outcome === "unreachable") return;
  clearSession();
  if (lookup.outcome === "deactivated") throw redirect({ to: "/deactivated" });
}
