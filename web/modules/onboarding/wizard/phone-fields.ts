import type { FieldPath, FieldPathValue, UseFormReturn } from "react-hook-form";
import { fromAbroad } from "./dial-code.ts";
import type { TextValues } from "./rules.ts";

/** The fields with whole phone numbers, and the dial code of one that starts with a 0. */
export interface PhoneFields<Values extends TextValues> {
  names: readonly FieldPath<Values>[];
  dialCode: string;
}

/** Rewrites all of them as they are dialled from abroad: Enter sends a step while its field still has the focus. */
export function dialFromAbroad<Values extends TextValues>(
  form: UseFormReturn<Values>,
  phones: PhoneFields<Values> | undefined,
): void {
  if (!phones) return;
  for (const name of phones.names) {
    const number = fromAbroad(form.getValues(name), phones.dialCode);
    form.setValue(name, number as FieldPathValue<Values, typeof name>);
  }
}
