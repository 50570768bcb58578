/** Selects what the field with the focus contains, so that typing replaces it; false if no field has it. Runs in the page. */
export function selectContent(): boolean {
  const field = document.activeElement;
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (isField) field.select();
  return isField;
}
