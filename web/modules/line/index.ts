export { managedBy } from "./leader-choice.ts";
export { LeaderPicker } from "./leader-picker.tsx";
export { LineButton, LineDialog } from "./line-dialog.tsx";
export { MassChangeDialog } from "./many/lazy-mass-change-dialog.tsx";
export {
  NextLeaderFields,
  type NextLeaderValues,
  nextLeaderOf,
  noNextLeader,
} from "./next-leader-fields.tsx";
export { ReasonedDialog } from "./reasoned-dialog.tsx";
export { RecordedLinesMenu } from "./recorded-lines/recorded-lines-dialog.tsx";
