export { DomainsCard } from "./domains/domains-card.tsx";
export { ProvidersCard } from "./providers/providers-card.tsx";
