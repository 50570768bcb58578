import type { SearchOption } from "#web/ui/form/search-select-field.tsx";

export interface FeedbackDraft {
  subject: string;
  recipient: SearchOption | null;
  message: string;
  /** It cannot be chosen and is not sent (AMB-147). */
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

/** An employee's draft on this device; blank without a usable one. */
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

/** Stores a draft until it is sent or its author signs out; removes a blank one. */
export function storeDraft(employeeId: number, draft: FeedbackDraft): void {
  try {
    if (isBlank(draft)) localStorage.removeItem(keyOf(employeeId));
    else localStorage.setItem(keyOf(employeeId), JSON.stringify(draft));
  } catch {
    // Without storage, the text is still in the form.
  }
}
