export { PositionDialog } from "./position-dialog.tsx";
