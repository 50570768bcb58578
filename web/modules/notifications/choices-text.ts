/** The text of the choice of notifications, one entry for each kind that can be chosen. */
export const choicesText = {
  title: "Notifications",
  lead: "What you are notified about, and how. Changes are saved at once.",
  table: "How you are notified",
  about: "About",
  channels: { inApp: "In app", byMail: "By email" },
  kinds: {
    leaveRequested: {
      name: "Leave requests",
      help: "Someone requests leave, or to cancel it, and you may decide",
    },
    leaveDecided: {
      name: "Leave decisions",
      help: "Your leave is approved, rejected or cancelled",
    },
    leaveLapses: {
      name: "Lapsing leave",
      help: "Days of your annual leave lapse within six weeks, or of time in lieu within two",
    },
    certificateDue: {
      name: "Medical certificates",
      help: "A certificate for your sick leave is due, or one of someone whose leave you decide on is late",
    },
    feedbackReceived: { name: "Feedback", help: "Someone sends you feedback" },
    feedbackReported: {
      name: "Reported feedback",
      help: "Someone asks super administrators to look at a message",
    },
    documentAdded: { name: "Documents", help: "A document is added to your record" },
    documentExpires: {
      name: "Expiry dates",
      help: "A document of yours, or one that you added, expires within 30 days",
    },
    handoverStep: {
      name: "Handovers",
      help: "A handover in which you take part comes to another step, or your step is due",
    },
    standIn: {
      name: "Standing in",
      help: "You are to stand in for a manager who is away, or no longer",
    },
    promiseChanged: {
      name: "Promises",
      help: "A promise to you changes, or someone you lead proposes one",
    },
    promiseDue: {
      name: "Promises due",
      help: "A promise to someone you lead falls due in a week, or today",
    },
    profileToComplete: { name: "Profile reminders", help: "Your profile is incomplete" },
    noteShared: {
      name: "Notes shared with you",
      help: "A note about you is shared with you, or no longer is",
    },
    noteReplied: {
      name: "Replies to notes",
      help: "Someone you wrote about or lead replies to a note",
    },
    eventInADay: { name: "Events, a day before", help: "A work event in the calendar" },
    eventInAnHour: { name: "Events, an hour before", help: "A work event in the calendar" },
    teamOccasion: {
      name: "Birthdays and anniversaries",
      help: "Someone you lead has a birthday or a work anniversary today",
    },
  },
  label: (kind: string, channel: string) => `${kind}: ${channel.toLowerCase()}`,
  saveFailed: "Your choice could not be saved. Please try again.",
  failed: "Your choices could not be loaded. Check your connection and try again.",
  loading: "Loading your choices",
} as const;
