export const text = {
  skipToContent: "Skip to content",
  header: {
    navigation: "Sections of this page",
    links: { home: "Home", about: "About", features: "Features", pricing: "Pricing" },
    login: "Login",
    signUp: "Sign Up",
    openMenu: "Open menu",
    closeMenu: "Close menu",
  },
  hero: {
    headline: "The next manager already knows the story.",
    lead: "Baton HR keeps one continuous history of every employee: what was agreed, what was asked for and how it ended. When a manager changes, nothing is lost.",
    start: "Get Started",
    more: "See what it does",
    picture:
      "An employee's page in Baton HR: the managers who have led them to scale, the one who follows, and their history in chapters, one for each manager.",
  },
  about: {
    title: "People stay. Managers change. The story should not start over.",
    lead: "What a manager knows about a person usually leaves with the manager. Baton HR records it as it happens, in the same step as the change itself, so that the next manager begins where the last one stopped.",
    points: [
      {
        title: "One history for each person",
        body: "Positions, leave, decisions and changes on one timeline, with who the manager was at the time.",
      },
      {
        title: "Leave that adds up",
        body: "South African public holidays, balances and overlaps are checked while you type.",
      },
      {
        title: "Five minutes to start",
        body: "Register the company and add your people; each completes their own profile.",
      },
    ],
  },
  features: {
    title: "Everything the day asks of you, in one place",
    lead: "For owners who decide, and for everyone who just wants to know where they stand.",
    more: "Show More",
    less: "Show Less",
    close: "Close",
  },
  pricing: {
    title: "Pricing that fits your size",
    lead: "Pick what fits today. The history stays yours when you grow. Prices are in US dollars (USD).",
    popular: "Most Popular",
    previous: "Previous plan",
    next: "Next plan",
    choose: "Choose a plan",
    plans: "Plans",
  },
  footer: { navigation: "About Baton HR", line: "HR with a memory." },
  terms: {
    title: "Terms",
    paragraphs: [
      "Baton HR is provided to companies for the administration of their own employees. The company that registers is responsible for what its people enter and for having the right to enter it.",
      "An account belongs to one person and may not be shared. The company's super administrators decide who is added, what each person may see, and when an account is deactivated.",
      "The company's data belongs to the company. It is kept apart from every other company's data, and it is deleted when the company ends its use and asks for it, except where the law requires it to be kept.",
    ],
  },
  privacy: {
    title: "Privacy",
    paragraphs: [
      "Baton HR processes personal information on behalf of the company that employs you, which is the responsible party under the Protection of Personal Information Act (POPIA).",
      "ID numbers, tax numbers, dates of birth and next of kin are shown to you and to your company's super administrators only, and are never written to logs, addresses or lists. Your team sees on which day your birthday is, never the year.",
      "Colleagues see that you are away and until when, not for which type of leave; that is for those who decide on it.",
      "For each device on which you are signed in we store the browser's name, the network address and when you signed in; in your settings you can see these devices and sign them out.",
      "News is emailed to you only if you asked for it. We record when you chose, and you can change your choice at any time in your settings.",
    ],
  },
  questions: "Questions? Write to",
  back: "Back to the start page",
} as const;
