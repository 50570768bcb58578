import { domainOperations } from "./domains.ts";
import { defineOperations } from "./operation.ts";
import { providerOperations } from "./providers.ts";
import { requirementOperations } from "./requirement.ts";

export const sso = defineOperations("sso", {
  ...domainOperations,
  ...providerOperations,
  ...requirementOperations,
});
