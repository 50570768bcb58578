/** Overrides, embeddings and isolates affect the direction of all text around them. */
const directionControl = /[\u202a-\u202e\u2066-\u2069]/;
const controlCharacter = /\p{Cc}/u;
const lineBreakOrTab = /[\t\n\r]/g;
const invisible = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}]*$/u;

/** One line: no control characters, no lone surrogates. */
export const isText = (text: string): boolean =>
  text.isWellFormed() && !controlCharacter.test(text);

/** Several lines: line breaks and tabs are allowed. */
export const isLongText = (text: string): boolean => isText(text.replaceAll(lineBreakOrTab, ""));

/** Whether a name or a title leaves the direction of the text around it alone. */
export const isInOneDirection = (text: string): boolean => !directionControl.test(text);

export const isInvisible = (text: string): boolean => invisible.test(text);

export const notStorable = "This text contains a character that cannot be stored";
export const tooLong = (max: number): string => `At most ${max} characters`;

const lengthProblem = (text: string, max: number) => (text.length > max ? tooLong(max) : undefined);

/** The fault of a name or a title that may be blank, if any. */
export function lineProblem(given: string, max: number): string | undefined {
  const text = given.trim();
  const isStorable = isText(text) && isInOneDirection(text) && (text === "" || !isInvisible(text));
  return isStorable ? lengthProblem(text, max) : notStorable;
}

/** The fault of a text of several lines that may be blank, if any. */
export function longTextProblem(given: string, max: number): string | undefined {
  const text = given.trim();
  return isLongText(text) ? lengthProblem(text, max) : notStorable;
}

/** A number as people read it, with a minus sign: "2.5", "−3". */
export const numberText = (number: number): string => String(number).replace("-", "−");

/** In characters. */
export const maxLengths = {
  name: 200,
  email: 254,
  /** Phone, ID, tax and employee numbers, with separators. */
  number: 40,
  address: 500,
  industry: 100,
  relationship: 100,
  /** Feedback to a colleague. */
  message: 5_000,
  /** Why a message is reported. */
  reportReason: 1_000,
  /** A promise, and the reason for breaking it. */
  promise: 500,
  /** The line about a talk. */
  talk: 200,
  /** A text of a handover. */
  handover: 4_000,
  /** The sender's name in a company's mails. */
  senderName: 60,
} as const;
