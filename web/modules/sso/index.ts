export { DomainsCard } from "./domains/domains-card.tsx";
