import { api } from "#contract/index.ts";
import { sso } from "#contract/sso.ts";
import type { forgingProvider } from "./forging-provider.ts";
import { addApp, codeOf, givePassword, password } from "./signing-in.ts";
import { call, companyWithProvider, finish } from "./signing-in-elsewhere.ts";
import type { EmployeeOptions, Person } from "./world.ts";

type Forging = Awaited<ReturnType<typeof forgingProvider>>;

/** A company with a provider, whose owner has a password and an app and was just signed in by the provider. */
export async function companyBeforeRequirement(forging: Forging) {
  forging.forge({});
  const company = await companyWithProvider(forging.issuer);
  const { tenant } = company;
  const { owner } = tenant;
  await givePassword(tenant, owner);
  const secret = await addApp(owner);

  /** A session opened by the provider. */
  const signInThere = async ({ email, employeeId }: Pick<Person, "email" | "employeeId">) => {
    forging.forge({ claims: { sub: String(employeeId), email, email_verified: true } });
    const leaving = await company.start();
    const { body } = await finish(leaving, forging.signInAt(leaving));
    return { token: String(body.token) };
  };
  const signIn = ({ email }: Pick<Person, "email">, more: object = {}) =>
    call(null, api.auth.login, { body: { email, password, ...more } });
  const newPerson = async (options: EmployeeOptions = {}) => {
    const person = await tenant.newEmployee(options);
    await givePassword(tenant, person);
    return person;
  };
  await signInThere(owner);
  return {
    ...company,
    signInThere,
    signIn,
    newPerson,
    /** The code of the owner's app that counts next. */
    nextCode: () => codeOf(secret, 1),
    requireProvider: (...emergency: readonly Person[]) =>
      call(owner, sso.requireProvider, {
        body: { employeeIds: emergency.map(({ employeeId }) => employeeId) },
      }),
  };
}

/** The same company once its owner, its emergency account, requires single sign-on. */
export async function companyRequiringProvider(forging: Forging) {
  const company = await companyBeforeRequirement(forging);
  const { status, body } = await company.requireProvider(company.tenant.owner);
  if (status !== 200) throw new Error(`Single sign-on was not required: ${body.message}`);
  return company;
}
