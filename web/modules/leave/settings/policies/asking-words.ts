import type { AskingTerms } from "#contract/leave/terms/terms.ts";
import { text } from "./policy-text.ts";

/** The required notice of leave in words. */
export const askingWords = ({ noticeDays, daysBack }: AskingTerms): string =>
  `${text.asking.wanted(noticeDays)} ${text.asking.until(daysBack)}`;
