export { KeysCard } from "./keys-card.tsx";
