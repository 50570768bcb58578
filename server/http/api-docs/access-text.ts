import type { NamedOperation } from "#contract/operation.ts";

const texts: Record<NamedOperation["access"], string> = {
  public: "Anyone, without signing in",
  registering: "Everyone who is signed in",
  completing: "Everyone who is signed in, once their company is registered",
  approved: "Approved employees",
  superadmin: "Super administrators",
};
const exceptions = {
  registering: "the owner while registering the company",
  completing: "a super administrator while completing their profile",
};

export function accessText({ access, alsoWhile = [] }: NamedOperation): string {
  return [texts[access], ...alsoWhile.map((standing) => exceptions[standing])].join(", and ");
}
