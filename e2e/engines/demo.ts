import type { APIRequestContext } from "@playwright/test";
import { api, type Person } from "../company.ts";

const names = {
  owner: "naledi.khumalo",
  /** The owner, with a session that has to be confirmed. */
  unconfirmed: "naledi.khumalo",
  head: "nomvula.dube",
  /** Writes handovers for her former employees. */
  handsOver: "fatima.ismail",
  employee: "tshepo.molefe",
  /** Has an authenticator app. */
  onLeave: "sipho.ndlovu",
} as const;
export type Role = keyof typeof names;
export type People = Record<Role, Person>;

export async function signInToDemo(request: APIRequestContext): Promise<People> {
  const signIn = async (name: string): Promise<Person> => {
    const email = `${name}@kopano-foods.test`;
    const { token, employee } = await api<{ token: string; employee: { id: number } }>(
      request,
      "POST",
      "api/auth/login",
      { body: { email, password: "Taste-of-Kopano-1!" } },
    );
    return { email, token, id: employee.id, name };
  };
  const signedIn = Object.entries(names).map(
    async ([role, name]) => [role, await signIn(name)] as const,
  );
  return Object.fromEntries(await Promise.all(signedIn)) as People;
}
