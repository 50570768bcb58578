export { AddPositionDialog } from "./add-position-dialog.tsx";
