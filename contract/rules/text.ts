/** Controls the direction of all the text around it: overrides, embeddings and isolates. */
const directionControl = /[\u202a-\u202e\u2066-\u2069]/;
const controlCharacter = /\p{Cc}/u;
const lineBreakOrTab = /[\t\n\r]/g;
const invisible = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}]*$/u;

/** Whether this is text on one line: no control characters, and no half of a character without its other half. */
export const isText = (text: string): boolean =>
  text.isWellFormed() && !controlCharacter.test(text);

/** The same for text of several lines, which may contain line breaks and tabs. */
export const isLongText = (text: string): boolean => isText(text.replaceAll(lineBreakOrTab, ""));

/** Whether a name or a title leaves the text around it as it is. */
export const isInOneDirection = (text: string): boolean => !directionControl.test(text);

/** Whether there is nothing to be seen: blank, or characters without a width. */
export const isInvisible = (text: string): boolean => invisible.test(text);

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

/** How long the texts of a company and of a person may be, in characters. */
export const maxLengths = {
  name: 200,
  email: 254,
  /** Phone, ID, tax and employee numbers, with whatever separates their digits. */
  number: 40,
  address: 500,
  industry: 100,
  relationship: 100,
  /** What is written to a colleague. */
  message: 5_000,
  /** Why a message is reported. */
  reportReason: 1_000,
  /** What is promised, and why it was not kept. */
  promise: 500,
  /** A text of a handover. */
  handover: 4_000,
  /** The name that a company's mails come from. */
  senderName: 60,
} as const;
