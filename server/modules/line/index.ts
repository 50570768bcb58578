export {
  type AlsoRecorded,
  changeLine,
  followLastDay,
  followLaterDays,
  type LineContext,
} from "./change-line.ts";
export { circleInWords } from "./circles.ts";
export { dayInWords } from "./day-in-words.ts";
export { openHandovers } from "./handovers/opening.ts";
export { stepDays } from "./handovers/opening-queries.ts";
export {
  closedSince,
  isUnfinished,
} from "./handovers/return-queries.ts";
export { alwaysKnown } from "./known-timeline.ts";
export { getLeading, listLines } from "./leading.ts";
export { endLines, recordLeaders, setLines, withdrawLine } from "./lines.ts";
export { handoverStep } from "./notices.ts";
export { lineChanged, refuseOutdated } from "./outdated.ts";
export { getNextLeader, ledIndividually, passOnLines } from "./passing-on.ts";
export { insertPlans } from "./plan-queries.ts";
export { previewLines } from "./preview/line-preview.ts";
