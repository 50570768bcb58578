import { search } from "#contract/search.ts";
import { routes } from "#server/http/handler.ts";
import { searchRecords } from "./search-results.ts";

export const searchRoutes = routes(search, {
  find: (context, { query }) => searchRecords(context, query),
});
