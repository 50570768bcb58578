export { anniversaryDays } from "./anniversary-days.ts";
export { dayAfter, daysFrom } from "./days.ts";
export { createEvent } from "./events.ts";
