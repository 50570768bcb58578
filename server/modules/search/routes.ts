import { search } from "#contract/search.ts";
import { routes } from "#server/http/handler.ts";
import { find } from "./find.ts";

export const searchRoutes = routes(search, {
  find: (context, { query }) => find(context, query),
});
