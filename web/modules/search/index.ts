export { HeaderSearch } from "./header-search.tsx";
export { rememberPerson } from "./recent-people.ts";
export type { SearchPage } from "./search-page.ts";
