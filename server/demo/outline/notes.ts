import type { NoteAudience } from "#contract/codes/continuity.ts";

export interface DemoNote {
  by: string;
  about: string;
  daysAgo: number;
  audience: NoteAudience;
  text: string;
  /** The corrected text, one day later. */
  corrected?: string;
}

/** Managers' notes before and after the changes of head in Production and Quality. */
export const notes: readonly DemoNote[] = [
  {
    by: "Johan Botha",
    about: "Tshepo Molefe",
    daysAgo: 466,
    audience: "line",
    text: "Best hands on the filler we have. Says little in the big round; ask him in the canteen after the shift. Ready to lead a line within the year.",
  },
  {
    by: "Johan Botha",
    about: "Zanele Mthembu",
    daysAgo: 440,
    audience: "line",
    text: "Asked for early shifts because of her daughter's school. Agreed until the end of the school year; look at it again with her then.",
  },
  {
    by: "Johan Botha",
    about: "Sipho Ndlovu",
    daysAgo: 431,
    audience: "draft",
    text: "Talk to Nomvula before writing this up: he would like to train new line leaders.",
  },
  {
    by: "Nomvula Dube",
    about: "Tshepo Molefe",
    daysAgo: 262,
    audience: "shared",
    text: "We agreed the step up to line leader.\n\n• First three months with Sipho at his side\n• We look at pay together in March next year\n\nThe course he asked about: https://www.saimc.co.za/training",
  },
  {
    by: "Ayanda Zulu",
    about: "Tshepo Molefe",
    daysAgo: 81,
    audience: "hr",
    text: "The second shift allowance is in his letter. Payroll has it since April; the difference for March was paid with the August run.",
  },
  {
    by: "Nomvula Dube",
    about: "Pieter Steyn",
    daysAgo: 58,
    audience: "line",
    text: "Wants to train an apprentice himself instead of calling the contractor for the capper. I like the idea; budget talk in January.",
  },
  {
    by: "Nomvula Dube",
    about: "Tshepo Molefe",
    daysAgo: 10,
    audience: "line",
    text: "Ran line 2 through the chutney changeover, eleven minutes faster than plan. He wants to learn planning next; Dikeledi has offered an afternoon.",
    corrected:
      "Ran line 2 alone through the chutney changeover, eleven minutes faster than plan. He wants to learn planning next; Dikeledi has offered two afternoons in January.",
  },
  {
    by: "Nomvula Dube",
    about: "Andile Gumede",
    daysAgo: 6,
    audience: "shared",
    text: "Six months in, and nobody has to check his set-up any more. Thank you 👏",
  },
  {
    by: "Nomvula Dube",
    about: "Jabulani Shabangu",
    daysAgo: 3,
    audience: "draft",
    text: "Two late starts in November, both with the bus strike. See whether it happens again before this goes on record.",
  },
  {
    by: "Priya Naidoo",
    about: "Mpho Sithole",
    daysAgo: 20,
    audience: "line",
    text: "Closed payroll without a single correction for the third month in a row. Should shadow Willem at year end.",
  },
  {
    by: "Fatima Ismail",
    about: "Nomsa Tshabalala",
    daysAgo: 33,
    audience: "line",
    text: "Her complaint analysis found the lid problem. She has asked what a step into marketing would take.",
  },
  {
    by: "Themba Mkhize",
    about: "Riaan Coetzee",
    daysAgo: 70,
    audience: "line",
    text: "Plans to retire in two years and wants to hand over the stock system properly. Start with Tiyani.",
  },
  {
    by: "Naledi Khumalo",
    about: "Nomvula Dube",
    daysAgo: 44,
    audience: "hr",
    text: "One year as head of Production. Market check of her pay is due before the January review.",
  },
  {
    by: "Naledi Khumalo",
    about: "Nomvula Dube",
    daysAgo: 43,
    audience: "shared",
    text: "Output up, overtime down, and the team asks for you by name. We talk about your next two years in January.",
  },
];
