import { isInOneDirection, isInvisible, isLongText, isText } from "./text.ts";

export const notStorable = "This text contains a character that cannot be stored";
export const tooLong = (max: number): string => `At most ${max} characters`;

const lengthProblem = (text: string, max: number) => (text.length > max ? tooLong(max) : undefined);

/** Why a name or a title that may be blank would be refused, if it would. */
export function lineProblem(given: string, max: number): string | undefined {
  const text = given.trim();
  const isStorable = isText(text) && isInOneDirection(text) && (text === "" || !isInvisible(text));
  return isStorable ? lengthProblem(text, max) : notStorable;
}

/** Why text of several lines that may be blank would be refused, if it would. */
export function longTextProblem(given: string, max: number): string | undefined {
  const text = given.trim();
  return isLongText(text) ? lengthProblem(text, max) : notStorable;
}
