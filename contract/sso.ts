import { domainOperations } from "./domains.ts";
import { defineOperations } from "./operation.ts";
import { providerOperations } from "./providers.ts";

export const sso = defineOperations("sso", { ...domainOperations, ...providerOperations });
