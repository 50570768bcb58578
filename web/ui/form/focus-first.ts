/** Focuses a form's field at once, unless the user is in a form. The forms library would wait while the user types elsewhere. */
export function focusFirst(form: HTMLFormElement | null, name: string): void {
  if (document.activeElement?.closest("form")) return;
  form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}
