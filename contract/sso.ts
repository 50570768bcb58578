import { domainOperations } from "./domains.ts";
import { defineOperations } from "./operation.ts";

export const sso = defineOperations("sso", { ...domainOperations });
