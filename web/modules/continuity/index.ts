export { NewWithYouCard } from "./first-days/lazy-new-with-you-card.tsx";
