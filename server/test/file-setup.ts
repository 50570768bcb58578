import { ownCompanies } from "./company/tenant.ts";
import { beginToday } from "./today.ts";

beginToday();
ownCompanies.clear();
