export { DepartmentFilter } from "./department-filter.tsx";
export { PositionDialog } from "./position-dialog.tsx";
