import { continuity } from "#contract/continuity/continuity.ts";
import { routes } from "#server/http/handler.ts";
import { passOn } from "#server/modules/departments/index.ts";
import {
  getLeading,
  listLines,
  previewLines,
  setLines,
  withdrawLine,
} from "#server/modules/line/index.ts";
import {
  exportChart,
  getChangeDays,
  getChartCounts,
  listBranch,
  listVacancies,
} from "./chart/chart.ts";
import { planFirstTalk, tickReading } from "./first-days/first-days.ts";
import { firstGaps, listGaps } from "./gaps/gaps.ts";
import { bringGapBack, setGapAside } from "./gaps/set-asides.ts";
import { getGlance } from "./glance.ts";
import { handoverHandlers } from "./handovers/routes.ts";
import { getNextManagerView } from "./next-manager/next-manager-view.ts";
import { ownStoryPart } from "./own-story/own-story.ts";
import { getPerson } from "./person.ts";
import { promiseHandlers } from "./promises/routes.ts";
import { listReadsOfMine } from "./reads.ts";
import { endStandIn, nameStandIn } from "./stand-ins/stand-ins.ts";
import { recordTalk } from "./talks/talks.ts";

export const continuityRoutes = routes(continuity, {
  person: (context, { params }) => getPerson(context, params.id),
  glance: (context, { params }) => getGlance(context, params.id),
  chart: (context, { query }) => listBranch(context, query),
  chartVacancies: (context, { query }) => listVacancies(context, query),
  chartChanges: (context, { query }) => getChangeDays(context, query),
  chartCounts: (context, { query }) => getChartCounts(context, query),
  exportChart: (context, { query }, after) => exportChart(context, query, after),
  previewLines: (context, { body }) => previewLines(context, body),
  setLines: (context, { body }) => setLines(context, body),
  passOn: (context, { body }) => passOn(context, body),
  leading: (context, { params }) => getLeading(context, params.id),
  lines: (context, { params }) => listLines(context, params.id),
  withdrawLine: (context, { params, body }) => withdrawLine(context, params.id, body),
  nameStandIn: (context, { body }) => nameStandIn(context, body),
  endStandIn: (context, { params, body }) => endStandIn(context, params.id, body),
  readsOfMine: (context, { query }) => listReadsOfMine(context, query),
  nextManagerView: (context) => getNextManagerView(context),
  storyOfMine: (context, _input, place) => ownStoryPart(context, place),
  ...promiseHandlers,
  gaps: (context, { query }) => listGaps(context, query),
  firstGaps,
  setGapAside: (context, { body }) => setGapAside(context, body),
  bringGapBack: (context, { params }) => bringGapBack(context, params.id),
  ...handoverHandlers,
  tickReading: (context, { params, body }) => tickReading(context, params.id, body),
  planFirstTalk: (context, { params, body }) => planFirstTalk(context, params.id, body),
  recordTalk: (context, { params, body }) => recordTalk(context, params.id, body),
});
