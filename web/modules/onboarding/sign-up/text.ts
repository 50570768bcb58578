export const text = {
  title: "Create your company account",
  lead: "You'll be the owner. You can invite colleagues once the company is registered.",
  email: "Email",
  emailHelp: "Your work address: its domain becomes your company's.",
  password: "Password",
  confirmPassword: "Confirm Password",
  newsletter: "I want to receive updates via email",
  weakPassword: "Please choose a password that meets every rule",
  passwordsDiffer: "Passwords do not match",
  fixErrors: "Please fix the errors before submitting.",
  submit: "Sign Up",
  busy: "Signing up...",
  start: "Starting Sign Up Process!",
  emailExists: "Email Exists!",
  domainExists: "Domain Exists, Contact Your Admin!",
  claim: "What you learn about your people stays with your company.",
  claimHelp:
    "When a manager leaves, the next one starts with the whole story: from the first day to the last conversation.",
  picture: {
    person: "TM",
    name: "Tshepo Molefe",
    place: "Line Leader, with the company since 2022",
    chapters: [
      {
        initials: "ND",
        manager: "Nomvula Dube",
        time: "Manager since March 2025",
        entries: [
          { what: "Annual leave approved", when: "Sep 2025" },
          { what: "Became Line Leader", when: "Mar 2025" },
        ],
      },
      {
        initials: "JB",
        manager: "Johan Botha",
        time: "Manager from January 2022",
        entries: [
          { what: "First-aid certificate added", when: "Jun 2024" },
          { what: "Joined as Machine Operator", when: "Jan 2022" },
        ],
      },
    ],
  },
} as const;
