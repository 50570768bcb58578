/** How long the texts of a company and of a person may be, in characters. */
export const maxLengths = {
  name: 200,
  email: 254,
  /** Phone, ID, tax and employee numbers, with whatever separates their digits. */
  number: 40,
  address: 500,
  industry: 100,
  relationship: 100,
  /** What is written to a colleague. */
  message: 5_000,
  /** Why a message is reported. */
  reportReason: 1_000,
  /** What is promised, and why it was not kept. */
  promise: 500,
  /** A text of a handover. */
  handover: 4_000,
  /** The name that a company's mails come from. */
  senderName: 60,
} as const;
