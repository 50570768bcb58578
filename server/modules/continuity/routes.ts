import { continuity } from "#contract/continuity.ts";
import { routes } from "#server/http/handler.ts";
import { getPerson } from "./person.ts";
import { listReadsOfMine } from "./reads.ts";

export const continuityRoutes = routes(continuity, {
  person: (context, { params }) => getPerson(context, params.id),
  readsOfMine: (context, { query }) => listReadsOfMine(context, query),
});
