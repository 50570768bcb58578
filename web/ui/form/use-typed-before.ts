import { type RefObject, useEffect, useRef } from "react";
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from "react-hook-form";

/**
 * For a form that was rendered at build: takes over what was typed, or filled in by the browser, before scripts ran. Returns the
 * ref for the form; to be called after all that watches the form's values.
 */
export function useTypedBefore<Values extends FieldValues>({
  getValues,
  setValue,
}: UseFormReturn<Values>): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const inputs = element.current?.querySelectorAll<HTMLInputElement>("input[name]") ?? [];
    for (const { name, type, checked, value } of inputs) {
      const field = name as FieldPath<Values>;
      const typed = (type === "checkbox" ? checked : value) as FieldPathValue<Values, typeof field>;
      if (typed !== getValues(field)) setValue(field, typed, { shouldDirty: true });
    }
  }, [getValues, setValue]);
  return element;
}
