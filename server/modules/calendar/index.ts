export { anniversaryDays, daysFrom } from "./anniversary-days.ts";
export { createEvent } from "./events.ts";
