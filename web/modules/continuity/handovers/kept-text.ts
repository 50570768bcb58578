/** Unsaved handover text, stored in the browser until it is saved or the session ends. */
export interface KeptText {
  text: string;
  /** The saved text at the time of typing. */
  over: string;
}

const keyOf = (handoverId: number, part: string) => `handover-text/${handoverId}/${part}`;

const isKept = (value: unknown): value is KeptText =>
  typeof value === "object" &&
  value !== null &&
  "text" in value &&
  typeof value.text === "string" &&
  "over" in value &&
  typeof value.over === "string";

export function keptText(handoverId: number, part: string): KeptText | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(handoverId, part)) ?? "null");
    return isKept(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Stores or removes a text; without browser storage, it lasts as long as the screen. */
export function keepText(handoverId: number, part: string, kept: KeptText | undefined): void {
  try {
    const key = keyOf(handoverId, part);
    if (kept === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // The storage may be full or forbidden.
  }
}

/** The unsaved text, or both texts if another was saved since. */
export const restoredText = (saved: string, kept: KeptText | undefined): string => {
  if (!kept || kept.text === saved) return saved;
  return kept.over === saved || saved.trim() === "" ? kept.text : `${saved}\n\n${kept.text}`;
};
