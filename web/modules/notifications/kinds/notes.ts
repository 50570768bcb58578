import { IconNote } from "@tabler/icons-react";
import { places } from "#contract/places.ts";
import { opened, openedOf, type ShownKinds } from "./kind.ts";

export const noteKinds = {
  noteShared: {
    icon: ["neutral", IconNote],
    title: ({ details: { isShared } }, who) =>
      isShared ? `${who} shared a note with you` : `${who} no longer shares a note with you`,
    leadsTo: ({ aboutId }, area) =>
      opened(aboutId, (id) => places.sharedNotes(area, id), places.notes(area)),
    choice: {
      group: "record",
      name: "Notes shared with you",
      help: "A note about you is shared with you, or no longer is",
    },
  },
  noteReplied: {
    icon: ["neutral", IconNote],
    title: (_, who) => `${who} replied to a note`,
    leadsTo: (notification, area) =>
      openedOf(
        notification,
        (employeeId, id) => places.note(area, employeeId, id),
        places.notes(area),
      ),
    choice: {
      group: "people",
      name: "Replies to notes",
      help: "Someone you wrote about or lead replies to a note",
    },
  },
} satisfies Partial<ShownKinds>;
