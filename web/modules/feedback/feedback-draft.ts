import type { SearchOption } from "#web/ui/form/search-select-field.tsx";

export interface FeedbackDraft {
  subject: string;
  recipient: SearchOption | null;
  message: string;
  /** Nobody can choose one, and it is not sent (AMB-147). */
  type: "";
}

export const blankDraft: FeedbackDraft = { subject: "", recipient: null, message: "", type: "" };

const keyOf = (employeeId: number) => `feedback-draft:${employeeId}`;
const textOf = (value: unknown) => (typeof value === "string" ? value : "");

function recipientOf(value: unknown): SearchOption | null {
  if (typeof value !== "object" || value === null) return null;
  const { value: id, label, detail } = value as Record<string, unknown>;
  if (typeof id !== "string" || typeof label !== "string") return null;
  return { value: id, label, ...(typeof detail === "string" && { detail }) };
}

export const isBlank = ({ subject, recipient, message }: FeedbackDraft): boolean =>
  subject === "" && recipient === null && message === "";

/** What an employee has begun to write on this device; blank if there is nothing usable. */
export function readDraft(employeeId: number): FeedbackDraft {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(employeeId)) ?? "{}");
    return {
      subject: textOf(stored.subject),
      recipient: recipientOf(stored.recipient),
      message: textOf(stored.message),
      type: "",
    };
  } catch {
    return blankDraft;
  }
}

/** Stores what has been written so far, until it is sent or its author signs out; a blank draft is removed. */
export function storeDraft(employeeId: number, draft: FeedbackDraft): void {
  try {
    if (isBlank(draft)) localStorage.removeItem(keyOf(employeeId));
    else localStorage.setItem(keyOf(employeeId), JSON.stringify(draft));
  } catch {
    // Without room to store it, what was written is still in the form.
  }
}
