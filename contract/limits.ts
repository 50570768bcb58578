import type { ErrorCode } from "./errors.ts";

/** So many attempts at once, and then one more every so many seconds. */
export interface Allowance {
  atOnce: number;
  everySeconds: number;
}

/** How attempts at an operation are limited, and which of them count. */
export interface Limit {
  /** Operations whose limits have the same name are counted together. */
  name: string;
  /** Attempts that end with one of these errors; every call, where a success reveals or costs as much. */
  counts: readonly ErrorCode[] | "every call";
  /** From one address, whatever they are aimed at. */
  perAddress?: Allowance;
  /** At the e-mail in the body, from one address; from a device that the account knows, counted for that device alone. */
  perEmailAndAddress?: Allowance;
  /** At the e-mail in the body from all unknown devices together; beyond it an attempt waits for its turn, up to a time. */
  perEmail?: Allowance & { maxWaitSeconds: number };
  /** By one session. */
  perSession?: Allowance;
  /** By one signed-in employee, on all devices. */
  perPerson?: Allowance;
  /** By all employees of a company together. */
  perTenant?: Allowance;
  /** With one secret in the address, from everywhere. */
  perSecret?: Allowance;
}

/** Of how many addresses a company learns whether another has their account; its people's own, and those of a day, cost nothing. */
export const askedAddresses = {
  /** Before its owner's address is confirmed. */
  unconfirmed: { atOnce: 200, everySeconds: 30 },
  /** At a public mail provider, where anyone may open a company. */
  publicMail: { atOnce: 2_000, everySeconds: 5 },
  ownDomain: { atOnce: 20_000, everySeconds: 1 },
} as const satisfies Record<string, Allowance>;

export const limits = {
  signIn: {
    name: "signIn",
    counts: ["invalid_credentials"],
    perAddress: { atOnce: 100, everySeconds: 9 },
    perEmailAndAddress: { atOnce: 10, everySeconds: 90 },
    perEmail: { atOnce: 50, everySeconds: 2, maxWaitSeconds: 10 },
  },
  /** Every call sends a mail, or reveals that there is no account. */
  recovery: {
    name: "recovery",
    counts: "every call",
    perAddress: { atOnce: 30, everySeconds: 120 },
    perEmailAndAddress: { atOnce: 5, everySeconds: 720 },
  },
  /** Links cannot be guessed; this bounds what trying costs. Never per company, as everyone with a link knows its id. */
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
  /** The password must not be guessed with a stolen session, nor the owner of the account locked out by it. */
  passwordChange: {
    name: "passwordChange",
    counts: ["wrong_current_password"],
    perSession: { atOnce: 10, everySeconds: 90 },
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
  /** Asked for with each step while a change of hundreds of people is put together. */
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
  /** Every call may read the whole company. */
  export: {
    name: "export",
    counts: "every call",
    perPerson: { atOnce: 10, everySeconds: 60 },
    perTenant: { atOnce: 30, everySeconds: 20 },
  },
  /** Every call may send a mail to a colleague; how many one colleague gets is limited, too, by what has been sent. */
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
  /** Every call adds a text to a record that is kept for years. */
  note: {
    name: "note",
    counts: "every call",
    perPerson: { atOnce: 120, everySeconds: 5 },
    perTenant: { atOnce: 600, everySeconds: 1 },
  },
  /** What is written is saved while it is being typed. */
  handover: {
    name: "handover",
    counts: "every call",
    perPerson: { atOnce: 300, everySeconds: 2 },
    perTenant: { atOnce: 3_000, everySeconds: 1 },
  },
  /** Calendar programs of many people fetch from the same few addresses of a provider. */
  calendarFeed: {
    name: "calendarFeed",
    counts: "every call",
    perAddress: { atOnce: 600, everySeconds: 1 },
    perSecret: { atOnce: 30, everySeconds: 60 },
  },
} as const satisfies Record<string, Limit>;
