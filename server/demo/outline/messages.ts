export interface PlannedMessage {
  from: string;
  to: string;
  daysAgo: number;
  title: string;
  message: string;
  /** Its recipient has not opened it. */
  isUnread?: true;
  /** The recipient's reason for reporting it. */
  report?: string;
}

export const messages: readonly PlannedMessage[] = [
  {
    from: "Johan Botha",
    to: "Nomvula Dube",
    daysAgo: 160,
    title: "Handover of Production",
    message:
      "You made the handover easy for everyone. The shift plans you wrote are still the best I have seen here.",
  },
  {
    from: "Tshepo Molefe",
    to: "Nomvula Dube",
    daysAgo: 118,
    title: "Thank you for the first month",
    message:
      "Leading the line was new to me. It helped that I could ask you anything, also the things I should have known.",
  },
  {
    from: "Nomvula Dube",
    to: "Tshepo Molefe",
    daysAgo: 96,
    title: "Changeover times",
    message:
      "Line 2 now changes over in 22 minutes; it was 35 in March. That is your checklist at work. Please show it to the late shift, too.",
  },
  {
    from: "Priya Naidoo",
    to: "Thandeka Ngcobo",
    daysAgo: 90,
    title: "Audit",
    message: "The auditors asked for 40 invoices and you had them within the hour. Well done.",
  },
  {
    from: "Chantal Jacobs",
    to: "Luthando Mqhayi",
    daysAgo: 77,
    title: "The new laptops",
    message:
      "Every new colleague had a working laptop on the first morning this quarter. It makes a real difference to how people start.",
  },
  {
    from: "Fatima Ismail",
    to: "Hlengiwe Buthelezi",
    daysAgo: 71,
    title: "Customer complaint 1184",
    message: "Calm, thorough and friendly. The customer wrote to me to say so, and I agree.",
  },
  {
    from: "Lerato Moloi",
    to: "Michael Thompson",
    daysAgo: 64,
    title: "Monthly targets",
    message:
      "Could we see the targets a week before the month begins? I plan my routes by them, and often learn of a change once I am on the road.",
  },
  {
    from: "Naledi Khumalo",
    to: "Ayanda Zulu",
    daysAgo: 58,
    title: "Wellness week",
    message: "People still talk about it. Thank you for fighting for the budget. You were right.",
  },
  {
    from: "Daniel Meyer",
    to: "Buhle Ndaba",
    daysAgo: 52,
    title: "Saturday night",
    message:
      "You kept your head when the warehouse system went down. I could not have asked for more.",
  },
  {
    from: "Themba Mkhize",
    to: "Dikeledi Phiri",
    daysAgo: 45,
    title: "Loading plan",
    message:
      "Since you share the plan on Thursdays we no longer load at night. The drivers asked me to say thank you.",
  },
  {
    from: "Sipho Ndlovu",
    to: "Tshepo Molefe",
    daysAgo: 38,
    title: "Safety walk",
    message:
      "Good that you stopped the line for the loose guard. Nobody likes to do it, and it was the right call.",
  },
  {
    from: "Tshepo Molefe",
    to: "Pieter Steyn",
    daysAgo: 33,
    title: "The filler on line 2",
    message: "It has run for three weeks without a stop since you changed the seals. Dankie!",
  },
  {
    from: "Marius van Wyk",
    to: "Mulalo Netshitenzhe",
    daysAgo: 29,
    title: "Your report on shelf life",
    message:
      "Clear, short and with the numbers in the right place.\n\nOne wish: put the conclusion first next time, so that production sees it at a glance.",
  },
  {
    from: "Imraan Davids",
    to: "Zinhle Hadebe",
    daysAgo: 24,
    title: "Your presentation",
    message:
      "That was embarrassing to watch. Maybe leave the talking to people who know what they are doing.",
    report: "It is not the first time. I do not mind criticism, but this was meant to hurt.",
  },
  {
    from: "Karabo Letsoalo",
    to: "Catherine Williams",
    daysAgo: 22,
    title: "Call with the wholesaler",
    message: "Thank you for letting me lead the call. I learned more than in the whole course.",
  },
  {
    from: "Nomvula Dube",
    to: "Jabulani Shabangu",
    daysAgo: 19,
    title: "Late shift",
    message: "The late shift is on time every day now. Please tell the team that I have noticed.",
  },
  {
    from: "Refilwe Mokoena",
    to: "Naledi Khumalo",
    daysAgo: 15,
    title: "Board papers",
    message:
      "May I suggest a fixed day for the board papers? Wednesday at noon would leave everyone an evening to read them.",
  },
  {
    from: "Zanele Mthembu",
    to: "Nomvula Dube",
    daysAgo: 12,
    title: "Break times",
    message: "The new break plan works well for us with small children. Ngiyabonga.",
  },
  {
    from: "Ayanda Zulu",
    to: "Naledi Khumalo",
    daysAgo: 9,
    title: "Your talk at the open day",
    message:
      "Two applicants told me that they applied because of it. The recording is at https://www.youtube.com/results?search_query=food+factory+open+day",
  },
  {
    from: "Michael Thompson",
    to: "Ashwin Govender",
    daysAgo: 8,
    title: "Spar Gauteng",
    message: "A great start with a difficult customer. Let us talk about how you did it on Friday.",
  },
  {
    from: "Dikeledi Phiri",
    to: "Nomvula Dube",
    daysAgo: 4,
    title: "Raw material on Mondays",
    message:
      "If deliveries came on Friday afternoon, the Monday shift could start at six instead of half past seven. I have talked to Logistics, and they would be glad.",
    isUnread: true,
  },
  {
    from: "Johan Botha",
    to: "Naledi Khumalo",
    daysAgo: 3,
    title: "Visit to the plant",
    message: "Your hour on the floor meant a lot to people. Could we make it every quarter?",
    isUnread: true,
  },
  {
    from: "Nomvula Dube",
    to: "Tshepo Molefe",
    daysAgo: 2,
    title: "Line of the month",
    message:
      "Yours, for the second time this year. Congratulations to you and all of your team! 🎉",
    isUnread: true,
  },
  {
    from: "Lindiwe Mahlangu",
    to: "Naledi Khumalo",
    daysAgo: 2,
    title: "Mentoring",
    message:
      "Six people have asked for a mentor since your mail. Thank you for opening that door; I will send you a proposal next week.",
    isUnread: true,
  },
  {
    from: "Sipho Ndlovu",
    to: "Tshepo Molefe",
    daysAgo: 1,
    title: "Training the new packers",
    message: "Patient and clear. Lwazi asked me when he can work on your line again.",
    isUnread: true,
  },
];
