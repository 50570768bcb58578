/**
 * What outlives a session in the browser. Everything else that the app stores ends with it: the token and its email, the
 * title of the last page, the company's or the person's colour, and drafts.
 */
const keptKeys: readonly string[] = ["vite-ui-theme"];

/** Removes everything of the person who was signed in; what is not named as kept goes, wherever it was stored from. */
export function removeStoredData(): void {
  for (const key of Object.keys(localStorage))
    if (!keptKeys.includes(key)) localStorage.removeItem(key);
  removeTabData();
}

/** Removes what only this tab has stored. */
export const removeTabData = (): void => sessionStorage.clear();
