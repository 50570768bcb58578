export const text = {
  title: "Dashboard",
  greeting: { morning: "Good morning", afternoon: "Good afternoon", evening: "Good evening" },
  hello: (greeting: string, name: string) => (name ? `${greeting}, ${name}` : greeting),
  owner: {
    lead: "What your company needs from you today.",
  },
  firstSteps: {
    title: "Bring in your first person",
    lead: "Your company is set up. Add somebody and Baton HR does the rest: an invitation by mail, their leave, and a history that starts on their first day.",
    action: "Add the first employee",
  },
  staff: {
    lead: "Your leave at a glance.",
    apply: "Apply for Leave",
    requests: "Your requests",
    all: "My leave",
    empty: "You have not asked for leave yet",
    emptyHelp: "What you ask for appears here, with the decision on it.",
    failed: "Your leave could not be loaded. Please try again.",
    days: (count: number) => `${count} ${count === 1 ? "day" : "days"}`,
    range: (start: string, end: string) => (start === end ? start : `${start} – ${end}`),
  },
} as const;
