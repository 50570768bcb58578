export const text = {
  open: "Rehire",
  title: (name: string) => `Rehire ${name}`,
  lead: (name: string, lastDay: string) =>
    `${name} left on ${lastDay}. Their history goes on, both employments stay known, and they sign in with the account they had. Leave goes on from what is recorded.`,
  left: (lastDay: string) => `They left on ${lastDay}. If they come back, rehire them.`,
  firstDay: "First day",
  firstDayHelp: "Within a year from today, back or ahead.",
  firstDayRequired: "First day is required",
  tooEarly: "This is not after their last day of work",
  employmentStatus: "Employment status",
  employmentStatusRequired: "Employment status is required",
  serviceFrom: "Service counts from",
  serviceFromHelp:
    "Leave it empty to go by the Act: earlier employment counts if the break was shorter than a year.",
  submit: "Rehire",
  busy: "Rehiring...",
  refused: "They could not be rehired.",
  tryAgain: "Please try again.",
  rehired: (name: string) => `${name} is employed again`,
  planned: (name: string, day: string) => `${name} will be employed again from ${day}`,
} as const;
