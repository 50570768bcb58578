import type { AskingTerms } from "#contract/leave/terms/terms.ts";
import { text } from "./policy-text.ts";

/** When leave has to be asked for. */
export const askingWords = ({ noticeDays, daysBack }: AskingTerms): string =>
  `${text.asking.wanted(noticeDays)} ${text.asking.until(daysBack)}`;
