export { DepartmentFilter } from "./department-filter.tsx";
export { DepartmentPicker } from "./department-picker.tsx";
export { PositionDialog } from "./position-dialog.tsx";
