import { defineOperations } from "./operation.ts";
import { providerOperations } from "./providers.ts";

export const sso = defineOperations("sso", { ...providerOperations });
