export { EmployeeHistory } from "./employee-history.tsx";
export { entryTitle } from "./entry-title.ts";
export { historyText } from "./history-text.ts";
export { RecentChanges } from "./lazy-recent-changes.tsx";
