export { HeaderSearch } from "./header-search.tsx";
export type { SearchPage } from "./search-page.ts";
