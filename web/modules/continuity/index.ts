export { NewWithYouCard } from "./first-days/lazy-new-with-you-card.tsx";
export { GapsCard } from "./gaps/lazy-gaps-card.tsx";
export { OwnHistoryCard } from "./lazy-own-history-card.tsx";
export { ManagersStrip } from "./managers-strip.tsx";
