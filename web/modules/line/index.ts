export { LeaderPicker } from "./leader-picker.tsx";
export { LineButton } from "./line-button.tsx";
export { MassChangeDialog } from "./many/lazy-mass-change-dialog.tsx";
export { NextLeaderFields } from "./next-leader-fields.tsx";
export { type NextLeaderValues, nextLeaderOf, noNextLeader } from "./next-leader-values.ts";
export { ReasonedDialog } from "./reasoned-dialog.tsx";
export { RecordedLinesButton } from "./recorded-lines/recorded-lines-button.tsx";
