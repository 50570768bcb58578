import { search } from "#contract/search.ts";
import { routes } from "#server/http/handler.ts";
import { lookUpPeople, searchRecords } from "./search-results.ts";

export const searchRoutes = routes(search, {
  find: (context, { query }) => searchRecords(context, query),
  people: (context, { query }) => lookUpPeople(context, query.ids),
});
