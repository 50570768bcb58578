export { Paper } from "./paper.tsx";
