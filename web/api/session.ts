import { removeStoredData } from "./stored-data.ts";

export const tokenKey = "authToken";
const emailKey = "userEmail";

/** The claims of the stored token; the server alone judges its validity. */
export interface SessionClaims {
  employeeId: number | undefined;
  tenantId: string | undefined;
  expiresAtMs: number;
}

export const storedToken = (): string | null => localStorage.getItem(tokenKey);

export const storedEmail = (): string | null => localStorage.getItem(emailKey);

export function storeSession(token: string, email: string): void {
  localStorage.setItem(tokenKey, token);
  localStorage.setItem(emailKey, email);
}

/** Ends the session in this browser and removes all personal data. */
export const clearSession = (): void => removeStoredData();

/** Reads a token; null for one that cannot be read. */
export function readToken(token: string): SessionClaims | null {
  try {
    const [, payload = ""] = token.split(".");
    const json = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
    const { exp, user_metadata: metadata } = JSON.parse(json);
    if (typeof exp !== "number") throw new Error("The token does not say when it expires.");
    return {
      employeeId: metadata?.employee_id,
      tenantId: metadata?.tenant_id,
      expiresAtMs: exp * 1000,
    };
  } catch (error) {
    console.error("The stored token cannot be read.", error);
    return null;
  }
}

/** The claims of the stored token, if valid and not expired; clears it otherwise. */
export function currentSession(): SessionClaims | null {
  const token = storedToken();
  if (!token) return null;
  const claims = readToken(token);
  if (claims && claims.expiresAtMs > Date.now()) return claims;
  clearSession();
  return null;
}
