/** A field's rule: a blank value is refused with this message. */
export const present =
  (message: string) =>
  (value: string): string | undefined =>
    value.trim() ? undefined : message;
