export { HooksCard } from "./hooks-card.tsx";
