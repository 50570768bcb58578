/** What was typed of a handover's text and could not be saved, kept in the browser until it is, or until the session ends. */
const keyOf = (handoverId: number, part: string) => `handover-text/${handoverId}/${part}`;

export function keptText(handoverId: number, part: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(handoverId, part)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text, or forgets it; where the browser stores nothing, it lasts as long as the screen. */
export function keepText(handoverId: number, part: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(keyOf(handoverId, part));
    else localStorage.setItem(keyOf(handoverId, part), text);
  } catch {
    // The storage may be full or forbidden.
  }
}
