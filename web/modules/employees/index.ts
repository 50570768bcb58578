export { EmployeeHistory } from "./employee-history.tsx";
export { RecentChanges } from "./lazy-recent-changes.tsx";
export { LeaderPicker } from "./line/leader-picker.tsx";
export { LineButton } from "./line/line-button.tsx";
