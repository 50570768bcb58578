import type { ErrorCode } from "./errors.ts";

/** This many attempts at once, then one more per interval in seconds. */
export interface Allowance {
  atOnce: number;
  everySeconds: number;
}

/** The limit on attempts at an operation, and which attempts count. */
export interface Limit {
  name: string;
  /** Attempts that end with one of these errors; or every call, if a success reveals or costs as much. */
  counts: readonly ErrorCode[] | "every call";
  /** From one address, at any target. */
  perAddress?: Allowance;
  /** At the e-mail in the body, from one address; a device known to the account is counted by itself. */
  perEmailAndAddress?: Allowance;
  /** At the e-mail in the body, from all unknown devices together; beyond it attempts wait for a limited time. */
  perEmail?: Allowance & { maxWaitSeconds: number };
  /** By one session. */
  perSession?: Allowance;
  /** By one signed-in employee, on all devices. */
  perPerson?: Allowance;
  /** By all employees of a company together; a less trusted one's calls count as several (`purses.ts`). */
  perTenant?: Allowance;
  /** With one secret in the address, from everywhere. */
  perSecret?: Allowance;
}

export const limits = {
  signIn: {
    name: "signIn",
    counts: ["invalid_credentials", "wrong_code"],
    perAddress: { atOnce: 100, everySeconds: 9 },
    perEmailAndAddress: { atOnce: 10, everySeconds: 90 },
    // At most 914 guesses in a day; a mailed reset lets its owner in meanwhile.
    perEmail: { atOnce: 50, everySeconds: 100, maxWaitSeconds: 10 },
  },
  /** Each visit of the sign-in page asks for one, and an office shares its address. */
  passkeyOptions: {
    name: "passkeyOptions",
    counts: "every call",
    perAddress: { atOnce: 300, everySeconds: 2 },
  },
  /** Passkeys cannot be guessed; this bounds the cost of trying. */
  passkey: {
    name: "passkey",
    counts: ["passkey_refused"],
    perAddress: { atOnce: 100, everySeconds: 9 },
  },
  /** Only after the right password, so that no stranger locks anyone out. */
  code: {
    name: "code",
    counts: ["wrong_code"],
    perPerson: { atOnce: 5, everySeconds: 60 },
  },
  /** Every call asks a company's provider. */
  ssoStart: {
    name: "ssoStart",
    counts: "every call",
    // At most 30 flows are open, as each lasts ten minutes.
    perAddress: { atOnce: 30, everySeconds: 20 },
  },
  ssoReturn: {
    name: "ssoReturn",
    counts: [
      "sso_ended",
      "sso_cancelled",
      "sso_unavailable",
      "sso_answer_invalid",
      "sso_email_missing",
      "sso_email_unverified",
      "sso_email_not_ours",
      "sso_unknown_person",
      "sso_linked_elsewhere",
    ],
    perAddress: { atOnce: 100, everySeconds: 9 },
  },
  /** Every call asks a company's provider. */
  ssoConfirmation: {
    name: "ssoConfirmation",
    counts: "every call",
    perPerson: { atOnce: 30, everySeconds: 20 },
  },
  /** Asked while people type, from whole offices. */
  signInOptions: {
    name: "signInOptions",
    counts: "every call",
    perAddress: { atOnce: 300, everySeconds: 3 },
  },
  providerChange: {
    name: "providerChange",
    counts: "every call",
    perPerson: { atOnce: 30, everySeconds: 20 },
    perTenant: { atOnce: 60, everySeconds: 10 },
  },
  /** Every call hashes ten codes. */
  recoveryCodes: {
    name: "recoveryCodes",
    counts: "every call",
    perPerson: { atOnce: 5, everySeconds: 60 },
  },
  /** Every call sends a mail, or reveals that an account does not exist. */
  recovery: {
    name: "recovery",
    counts: "every call",
    perAddress: { atOnce: 30, everySeconds: 120 },
    perEmailAndAddress: { atOnce: 5, everySeconds: 720 },
  },
  /** Links cannot be guessed; this bounds the cost of trying. Never per company: every link reveals its id. */
  mailedLink: {
    name: "mailedLink",
    counts: ["invalid_reset_token"],
    perAddress: { atOnce: 60, everySeconds: 60 },
  },
  confirmationLink: {
    name: "confirmationLink",
    counts: ["invalid_confirmation_link"],
    perAddress: { atOnce: 60, everySeconds: 60 },
  },
  existence: {
    name: "existence",
    counts: "every call",
    perAddress: { atOnce: 60, everySeconds: 15 },
  },
  /** Every success opens a company. */
  signUp: {
    name: "signUp",
    counts: "every call",
    perAddress: { atOnce: 30, everySeconds: 120 },
  },
  /** A stolen session must neither guess the password nor lock the owner out. */
  passwordChange: {
    name: "passwordChange",
    counts: ["wrong_current_password"],
    perSession: { atOnce: 10, everySeconds: 90 },
  },
  /** A stolen session must not guess a code either. */
  identity: {
    name: "identity",
    counts: ["wrong_code", "wrong_current_password", "passkey_refused"],
    perSession: { atOnce: 5, everySeconds: 60 },
  },
  addition: {
    name: "addition",
    counts: ["email_taken"],
    perPerson: { atOnce: 60, everySeconds: 15 },
    perTenant: { atOnce: 180, everySeconds: 5 },
  },
  /** Every call may send a mail. */
  invitation: {
    name: "invitation",
    counts: "every call",
    perPerson: { atOnce: 60, everySeconds: 15 },
    perTenant: { atOnce: 180, everySeconds: 5 },
  },
  /** Every call may change thousands of records. */
  many: {
    name: "many",
    counts: "every call",
    perPerson: { atOnce: 30, everySeconds: 10 },
    perTenant: { atOnce: 90, everySeconds: 4 },
  },
  /** Repeated with each step of preparing a change of hundreds of people. */
  preview: {
    name: "preview",
    counts: "every call",
    perPerson: { atOnce: 120, everySeconds: 2 },
    perTenant: { atOnce: 240, everySeconds: 1 },
  },
  /** Every call may check 10,000 rows. */
  import: {
    name: "import",
    counts: "every call",
    perPerson: { atOnce: 30, everySeconds: 20 },
    perTenant: { atOnce: 60, everySeconds: 10 },
  },
  /** Every call asks name servers elsewhere. */
  domainCheck: {
    name: "domainCheck",
    counts: "every call",
    perPerson: { atOnce: 20, everySeconds: 30 },
    perTenant: { atOnce: 40, everySeconds: 15 },
  },
  /** Every call may send a mail to each super administrator. */
  apiKey: {
    name: "apiKey",
    counts: "every call",
    perPerson: { atOnce: 30, everySeconds: 120 },
    perTenant: { atOnce: 60, everySeconds: 60 },
  },
  /** Every call may send many events to another server. */
  hook: {
    name: "hook",
    counts: "every call",
    perPerson: { atOnce: 30, everySeconds: 120 },
    perTenant: { atOnce: 60, everySeconds: 60 },
  },
  /** At most about 100 within an hour. */
  hookTest: {
    name: "hookTest",
    counts: "every call",
    perPerson: { atOnce: 20, everySeconds: 45 },
    perTenant: { atOnce: 20, everySeconds: 45 },
  },
  /** Every call may read the whole company. */
  export: {
    name: "export",
    counts: "every call",
    perPerson: { atOnce: 10, everySeconds: 60 },
    perTenant: { atOnce: 30, everySeconds: 20 },
  },
  /** Every call reads a period's leave, and is made again while a profile takes shape. */
  payrollPreview: {
    name: "payrollPreview",
    counts: "every call",
    perPerson: { atOnce: 60, everySeconds: 10 },
    perTenant: { atOnce: 120, everySeconds: 5 },
  },
  /** Every call may send a mail to a colleague; another limit bounds the mails per recipient. */
  feedback: {
    name: "feedback",
    counts: "every call",
    perPerson: { atOnce: 30, everySeconds: 60 },
  },
  /** Every call may send a mail to each super administrator. */
  feedbackReport: {
    name: "feedbackReport",
    counts: "every call",
    perPerson: { atOnce: 10, everySeconds: 360 },
  },
  /** Every call may send 500 files. */
  archive: {
    name: "archive",
    counts: "every call",
    perPerson: { atOnce: 10, everySeconds: 120 },
    perTenant: { atOnce: 20, everySeconds: 60 },
  },
  note: {
    name: "note",
    counts: "every call",
    perPerson: { atOnce: 120, everySeconds: 5 },
    perTenant: { atOnce: 600, everySeconds: 1 },
  },
  /** Drafts are saved while the author types. */
  handover: {
    name: "handover",
    counts: "every call",
    perPerson: { atOnce: 300, everySeconds: 2 },
    perTenant: { atOnce: 3_000, everySeconds: 1 },
  },
  /** A provider fetches the calendars of many people from a few addresses. */
  calendarFeed: {
    name: "calendarFeed",
    counts: "every call",
    perAddress: { atOnce: 600, everySeconds: 1 },
    perSecret: { atOnce: 30, everySeconds: 60 },
  },
} as const satisfies Record<string, Limit>;
