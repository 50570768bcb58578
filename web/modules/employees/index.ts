export { EmployeeHistory } from "./employee-history.tsx";
export { RecentChanges } from "./recent-changes.tsx";
