import { type FieldPath, type FieldValues, get, type UseFormReturn } from "react-hook-form";

/** Puts the server's messages at their fields and focuses the first; false when the form has none of these fields. */
export function showServerErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  fields: Record<string, string> | undefined,
) {
  const values = form.getValues();
  const known = Object.entries(fields ?? {}).filter(([name]) => get(values, name) !== undefined);
  known.forEach(([name, message], index) => {
    form.setError(
      name as FieldPath<Values>,
      { type: "server", message },
      { shouldFocus: index === 0 },
    );
  });
  return known.length > 0;
}
