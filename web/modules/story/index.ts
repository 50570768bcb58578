export { EmployeeHistory } from "./employee-history.tsx";
export { historyText } from "./history-text.ts";
export { RecentChanges } from "./lazy-recent-changes.tsx";
