/**
 * Puts the focus in a form's field, unless the user is in a form already. At once, where the forms library waits for a moment in
 * which the user may have begun to type elsewhere.
 */
export function focusFirst(form: HTMLFormElement | null, name: string): void {
  if (document.activeElement?.closest("form")) return;
  form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}
