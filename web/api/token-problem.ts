import { readToken } from "./session.ts";

const missing = "Authentication token not found";
const ofCalendar = "/secure/calendarEvents/";
const namingTheCompany = [
  ofCalendar,
  "/secure/feedback/",
  "/secure/positions/",
  "/secure/departments/",
];

/** What is wrong with the token for a call, as far as the browser can tell; the calendar's calls have wordings of their own (AMB-040). */
export function tokenProblem(path: string, token: string | null): string | undefined {
  const isOfCalendar = path.startsWith(ofCalendar);
  if (!token) return isOfCalendar ? `${missing} in localStorage` : missing;
  if (!namingTheCompany.some((start) => path.startsWith(start))) return undefined;
  const claims = readToken(token);
  if (isOfCalendar && !(claims && claims.expiresAtMs > Date.now()))
    return "Invalid or expired token";
  return claims?.tenantId ? undefined : "Tenant ID not found in token";
}
