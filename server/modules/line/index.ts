export { circleInWords, refuseCircles } from "./circles.ts";
export { dayInWords } from "./day-in-words.ts";
export { alwaysKnown } from "./known-timeline.ts";
export {
  followLastDay,
  followLaterDays,
  type LineContext,
  lineBegun,
  lineChanged,
  managersOfAffected,
} from "./line-changes.ts";
export { endLines, recordLeaders, setLines, withdrawLine } from "./lines.ts";
export { getNextLeader, hasLinesUnder, passOnLines } from "./passing-on.ts";
export { insertPlans } from "./plan-queries.ts";
export { type PreviewedPerson, previewLed } from "./preview.ts";
