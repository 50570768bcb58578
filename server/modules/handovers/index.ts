export { followLine, openHandovers, previewHandovers, returnEntries } from "./opening.ts";
export {
  closedSince,
  closeReturned,
  findTenantsWithReturned,
  isUnfinished,
} from "./return-queries.ts";
