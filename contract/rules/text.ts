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
