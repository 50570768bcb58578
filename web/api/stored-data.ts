/** The only stored data that outlives a session in the browser. */
const keptKeys: readonly string[] = ["vite-ui-theme"];

/** Removes all personal data, stored by any part of the app, except for the listed keys. */
export function removeStoredData(): void {
  for (const key of Object.keys(localStorage))
    if (!keptKeys.includes(key)) localStorage.removeItem(key);
  removeTabData();
}

export const removeTabData = (): void => sessionStorage.clear();
