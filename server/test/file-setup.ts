import { beginToday } from "./today.ts";

beginToday();
