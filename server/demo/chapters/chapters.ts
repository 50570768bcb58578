import type { Chapter } from "../stage.ts";
import { arrivals } from "./arrivals.ts";
import { founding } from "./founding.ts";
import { leave } from "./leave.ts";
import { signIns } from "./sign-ins.ts";
import { turns } from "./turns.ts";

/**
 * The company's life, a chapter for each kind of thing that happens in it. They are played together, in the order of time;
 * of scenes at the same moment, those of an earlier chapter come first.
 */
export const chapters: readonly Chapter[] = [founding, arrivals, turns, leave, signIns];
