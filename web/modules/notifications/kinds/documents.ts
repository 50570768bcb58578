import { IconFile, IconFileAlert } from "@tabler/icons-react";
import { places } from "#contract/places.ts";
import { proseDay } from "#web/ui/format/dates.ts";
import type { ShownKinds } from "./kind.ts";

export const documentKinds = {
  documentAdded: {
    icon: ["neutral", IconFile],
    title: (_, who) => `${who} added a document`,
    body: ({ details }) => details.documentName,
    leadsTo: (_, area) => places.profile(area, "overview"),
    choice: { group: "record", name: "Documents", help: "A document is added to your record" },
  },
  documentExpires: {
    icon: ["amber", IconFileAlert],
    title: () => "A document expires soon",
    body: ({ details: { documentName, expiryDate, about } }) =>
      `${about ? `${documentName} of ${about.name}` : documentName}, valid until ${proseDay(expiryDate)}`,
    leadsTo: ({ details: { about } }, area) =>
      about ? places.userDocuments(about.id) : places.profile(area, "overview"),
    choice: {
      group: "record",
      name: "Expiry dates",
      help: "A document of yours, or one that you added, expires within 30 days",
    },
  },
} satisfies Partial<ShownKinds>;
