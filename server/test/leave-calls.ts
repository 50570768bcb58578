/** For each operation on one leave record: the kind of record, and the rest of a valid call. */
export const leaveCalls = {
  "leave.approve": { about: "leaveRequest" },
  "leave.reject": { about: "leaveRequest" },
  "leave.undo": { about: "undoable" },
  "leave.edit": {
    about: "ownRequest",
    more: () => ({
      body: {
        leaveType: "MaternityLeave",
        startDate: "2031-08-04",
        endDate: "2031-08-08",
        reason: "Our child",
      },
    }),
  },
  "leave.withdraw": { about: "ownRequest" },
  "leave.askToCancel": { about: "ownLeave" },
  "leave.cancel": { about: "leave", more: () => ({ body: { reason: "Mistaken" } }) },
  "leave.parental": { about: "leave" },
  "leave.correctParental": {
    about: "leave",
    more: () => ({ body: { event: "birth", date: "2025-10-02" } }),
  },
  "leave.returnEarly": { about: "leave", more: () => ({ body: { endDate: "2031-03-03" } }) },
  "leave.changeOwnType": {
    about: "ownType",
    more: () => ({
      body: {
        ...{ name: "Moving", color: "teal", hasHalfDays: true, askers: "everyone" },
        ...{ departmentIds: [], certificateAfterDays: null },
      },
    }),
  },
  "leave.closeOwnType": { about: "ownType", more: () => ({ body: { isClosed: true } }) },
  "leave.endOwnGrant": { about: "ownGrant", more: () => ({ body: { lastDay: "2031-12-31" } }) },
  "leave.revokeDayRule": { about: "dayRule" },
  "leave.bookShutdown": { about: "countedShutdown" },
  "leave.discardShutdown": { about: "discardedShutdown" },
  "leave.undoShutdown": { about: "bookedShutdown" },
  "leave.files": { about: "leaveRequest" },
  "leave.removeFile": { about: "leaveFile" },
} as const;
