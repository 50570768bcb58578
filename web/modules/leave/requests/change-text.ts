/** The text about one's changes of a request. */
export const changeText = {
  editing: {
    open: "Edit Request",
    title: "Edit Leave Request",
    typeHelp: "To ask for another type, please withdraw this request and apply again.",
    submit: "Save Changes",
    done: "Your request is changed",
    failed: "Your request could not be changed.",
  },
  turnSick: {
    open: "These Days Were Sick Leave",
    title: "Count Days as Sick Leave",
    lead: (days: string) =>
      `Choose the sick days of the annual leave of ${days}. They count as sick leave, and the annual days come back.`,
    leadOfRequest: (days: string) =>
      `Choose the sick days of your annual leave of ${days}. They count as sick leave once your request is approved, and the annual days come back.`,
    first: "First sick day",
    last: "Last sick day",
    firstRequired: "Please enter the first sick day",
    lastRequired: "Please enter the last sick day",
    inOrder: "The last sick day cannot be before the first",
    reasonRequired: "Reason is required",
    ask: "Send Request",
    book: "Count as Sick Leave",
    asked: "Your request for sick leave was sent",
    booked: "The days count as sick leave now",
    failed: "The days could not be counted as sick leave. Please try again.",
  },
  withdrawing: {
    action: "Withdraw Request",
    title: "Withdraw this request?",
    help: (days: string) => `Your request for ${days} is taken back. Its days are free again.`,
    done: "Leave request withdrawn",
  },
  keeping: {
    action: "Keep My Leave",
    title: "Keep this leave?",
    help: (days: string) =>
      `You no longer ask to cancel it: your leave of ${days} is approved as before.`,
    done: "Your leave is approved as before",
  },
  askToCancel: "Ask to Cancel",
  askLead: (days: string) =>
    `Your leave of ${days} stays approved until someone who may decide on it has cancelled it.`,
  askedHelp: "You have asked to cancel this leave. It is approved until that is decided.",
  asked: "Cancellation asked",
  returnEarly: "Return Early",
  returnLead: (days: string) =>
    `Your leave of ${days} ends on the day you choose. The days after it are given back.`,
  lastDay: "Last day of leave",
  lastDayRequired: "Please enter the last day of your leave",
  shortened: "Your leave is shortened",
  reason: "Reason",
  reasonOptional: "Optional",
  reasonRequired: "Please say why this leave is cancelled",
  busy: "Saving...",
  back: "Go Back",
  failed: "Your leave could not be changed. Please try again.",
} as const;
