/** What was typed of a handover's text and could not be saved, kept in the browser until it is, or until the session ends. */
interface KeptText {
  text: string;
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

/** Keeps a text, or forgets it; where the browser stores nothing, it lasts as long as the screen. */
export function keepText(handoverId: number, part: string, kept: KeptText | undefined): void {
  try {
    const key = keyOf(handoverId, part);
    if (kept === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // The storage may be full or forbidden.
  }
}

/** The text to go on with: what was kept, or both if another text has been saved since, so that neither is lost. */
export const restoredText = (saved: string, kept: KeptText | undefined): string => {
  if (!kept || kept.text === saved) return saved;
  return kept.over === saved || saved.trim() === "" ? kept.text : `${saved}\n\n${kept.text}`;
};
