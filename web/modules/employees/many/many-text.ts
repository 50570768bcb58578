import { counted } from "#web/ui/format/counts.ts";

export const manyText = {
  region: "Selected users",
  select: "Select",
  selectOne: (name: string) => `Select ${name}`,
  selectPage: "Select all on this page",
  selected: (count: number, elsewhere: number) =>
    elsewhere > 0 ? `${count} selected, ${elsewhere} not on this page` : `${count} selected`,
  selectAll: (total: number) => `Select all ${total} that match`,
  clear: "Clear the selection",
  change: "Change",
  changeTitle: (count: number) => `Change ${counted(count, "person", "people")}`,
  department: "Department",
  departmentHelp:
    "They move with their positions. From today on, the head of the department is their manager.",
  clearDepartment: "Leave the department as it is",
  position: "Position",
  positionHelp:
    "Each moves today to a vacant position of this title, in the chosen department or in their own.",
  clearPosition: "Leave the position as it is",
  noPosition: "No vacant position was found.",
  positionsFailed: "The vacant positions could not be loaded.",
  employment: "Employment Status",
  same: "No change",
  submit: (count: number) => `Change ${counted(count, "person", "people")}`,
  chooseFirst: "Change",
  busy: "Saving...",
  preview: "What will change",
  nothingChanges: "Nothing changes: everyone selected has this already.",
  unchanged: (count: number) => `${counted(count, "person", "people")} will stay as they are.`,
  withoutPosition: (count: number) =>
    count === 1
      ? "1 person has no position, and stays without a department."
      : `${count} people have no position, and stay without a department.`,
  withoutVacancy: (count: number) =>
    count === 1
      ? "1 person stays in their position, as none of this title is vacant for them."
      : `${count} people stay in their positions, as none of this title is vacant for them.`,
  more: (count: number) => `and ${count} more`,
  previewFailed: "The preview could not be loaded.",
  changed: (count: number) =>
    count === 1 ? "1 person has been changed" : `${count} people have been changed`,
  changeFailed: "Nothing has been changed",
  line: "Change Manager",
  documents: "Documents",
  remind: "Remind",
  remindTitle: (count: number) => `Remind ${counted(count, "person", "people")}?`,
  remindBody:
    "Those whose profile is not complete get a notification and an email, at most once a day. The others get none.",
  reminded: (count: number) => {
    if (count === 0) return "No reminders were necessary";
    return count === 1 ? "1 person has been reminded" : `${count} people have been reminded`;
  },
  remindFailed: "The reminders were not sent",
} as const;
