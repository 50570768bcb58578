export interface DemoPromise {
  by: string;
  to: string;
  daysAgo: number;
  text: string;
  /** Days from today; negative for past ones. */
  dueIn?: number;
  isIntent?: boolean;
  /** What happened to it later. */
  later?: {
    by: string;
    daysAgo: number;
    what: "keep" | "break" | "renegotiate";
    reason: string;
    /** For a renegotiated one. */
    dueIn?: number;
  };
}

export const promises: readonly DemoPromise[] = [
  {
    by: "Johan Botha",
    to: "Tshepo Molefe",
    daysAgo: 460,
    text: "Deputy to the line leader",
    dueIn: -430,
    later: {
      by: "Johan Botha",
      daysAgo: 432,
      what: "keep",
      reason: "From the first Monday of the month",
    },
  },
  {
    by: "Nomvula Dube",
    to: "Tshepo Molefe",
    daysAgo: 262,
    text: "Salary talk after a year as line leader",
    dueIn: 113,
  },
  {
    by: "Nomvula Dube",
    to: "Tshepo Molefe",
    daysAgo: 79,
    text: "Forklift licence, paid by us",
    dueIn: 20,
    later: {
      by: "Nomvula Dube",
      daysAgo: 15,
      what: "renegotiate",
      reason: "The course in December is full",
      dueIn: 70,
    },
  },
  {
    by: "Nomvula Dube",
    to: "Tshepo Molefe",
    daysAgo: 9,
    text: "Lead of the second line, if January goes well",
    isIntent: true,
  },
  { by: "Tshepo Molefe", to: "Tshepo Molefe", daysAgo: 2, text: "Early shift on Fridays" },
  {
    by: "Nomvula Dube",
    to: "Pieter Steyn",
    daysAgo: 120,
    text: "An apprentice for maintenance this year",
    dueIn: -20,
    later: {
      by: "Nomvula Dube",
      daysAgo: 18,
      what: "break",
      reason: "The budget was cut in October. We try again in January.",
    },
  },
  {
    by: "Themba Mkhize",
    to: "Amahle Xaba",
    daysAgo: 70,
    text: "Early shift only, as before",
    dueIn: -6,
  },
  {
    by: "Nomvula Dube",
    to: "Andile Gumede",
    daysAgo: 30,
    text: "First-aid course",
    dueIn: 5,
  },
];
