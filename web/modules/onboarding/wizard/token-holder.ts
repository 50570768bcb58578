import { readToken, storedToken } from "#web/api/session.ts";
import { text } from "../text.ts";

export interface Holder {
  employeeId: number;
  tenantId: string;
  problem?: undefined;
}

/** The user of the stored token, or the documented message about its lack. */
export function tokenHolder(employeeMissing: string): Holder | { problem: string } {
  const token = storedToken();
  if (!token) return { problem: text.session.tokenMissing };
  const claims = readToken(token);
  if (!claims) return { problem: text.session.tokenUnusable };
  const { employeeId, tenantId } = claims;
  if (employeeId === undefined) return { problem: employeeMissing };
  if (tenantId === undefined) return { problem: text.session.tenantMissing };
  return { employeeId, tenantId };
}
