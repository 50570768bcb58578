import type { TextValues } from "./rules.ts";

export interface Draft {
  step: number;
  values: TextValues;
}

const prefix = "draft:";

/** What was typed in this tab before a reload; null if there is nothing usable. */
export function readDraft(key: string): Draft | null {
  try {
    const { step, values } = JSON.parse(sessionStorage.getItem(prefix + key) ?? "");
    return typeof step === "number" && typeof values === "object" ? { step, values } : null;
  } catch {
    return null;
  }
}

/** Stores the step and only the fields named, until the tab closes: sensitive ones are never among them. */
export function storeDraft(
  key: string,
  step: number,
  values: TextValues,
  draftFields: readonly string[],
) {
  const storable = Object.entries(values).filter(([name]) => draftFields.includes(name));
  const draft = { step, values: Object.fromEntries(storable) };
  sessionStorage.setItem(prefix + key, JSON.stringify(draft));
}

export const dropDraft = (key: string): void => sessionStorage.removeItem(prefix + key);
