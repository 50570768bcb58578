import type { TextValues } from "./rules.ts";

export interface Draft {
  step: number;
  values: TextValues;
  /** The filled fields that may not be stored: a reload clears them. */
  cleared: readonly string[];
}

const prefix = "draft:";

/** This tab's input from before a reload; null without a usable one. */
export function readDraft(key: string): Draft | null {
  try {
    const { step, values, cleared } = JSON.parse(sessionStorage.getItem(prefix + key) ?? "");
    const isDraft = typeof step === "number" && typeof values === "object";
    return isDraft ? { step, values, cleared: Array.isArray(cleared) ? cleared : [] } : null;
  } catch {
    return null;
  }
}

export interface DraftForm {
  /** The fields whose values may be stored: sensitive ones are never among them. */
  draftFields: readonly string[];
  initial: TextValues;
  values: TextValues;
  /** The fields cleared by an earlier reload and still empty. */
  cleared: readonly string[];
}

/** Stores the step, the permitted values and the names of the others, until the tab closes. */
export function storeDraft(key: string, step: number, form: DraftForm): void {
  const entries = Object.entries(form.values);
  const storable = entries.filter(([name]) => form.draftFields.includes(name));
  const withheld = entries.filter(
    ([name, value]) =>
      !form.draftFields.includes(name) &&
      ((value !== "" && value !== form.initial[name]) || form.cleared.includes(name)),
  );
  const cleared = withheld.map(([name]) => name);
  const draft: Draft = { step, values: Object.fromEntries(storable), cleared };
  sessionStorage.setItem(prefix + key, JSON.stringify(draft));
}

export const dropDraft = (key: string): void => sessionStorage.removeItem(prefix + key);
