export { anniversaryDays } from "./anniversary-days.ts";
export { daysFrom } from "./days.ts";
export { createEvent } from "./events.ts";
