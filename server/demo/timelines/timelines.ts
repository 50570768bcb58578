import type { Timeline } from "../replay.ts";
import { arrivals } from "./arrivals.ts";
import { careerChanges } from "./career-changes.ts";
import { documents } from "./documents.ts";
import { feedback } from "./feedback.ts";
import { handovers } from "./handovers.ts";
import { leave } from "./leave.ts";
import { lines } from "./lines.ts";
import { notes } from "./notes.ts";
import { ownTypes } from "./own-types.ts";
import { policies } from "./policies.ts";
import { promises } from "./promises.ts";
import { registration } from "./registration.ts";
import { signIns } from "./sign-ins.ts";
import { standIns } from "./stand-ins.ts";
import { talks } from "./talks.ts";
import { workEvents } from "./work-events.ts";

/** One timeline per kind of event, replayed together by time; at the same moment, earlier timelines come first. */
export const timelines: readonly Timeline[] = [
  registration,
  arrivals,
  notes,
  documents,
  promises,
  careerChanges,
  lines,
  handovers,
  standIns,
  talks,
  policies,
  ownTypes,
  leave,
  workEvents,
  feedback,
  signIns,
];
