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
