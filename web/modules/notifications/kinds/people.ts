import {
  IconKey,
  IconShieldExclamation,
  IconSparkles,
  IconUserEdit,
  IconUsers,
  IconWebhook,
  IconWorldOff,
} from "@tabler/icons-react";
import { isSuperadmin } from "#contract/codes/people.ts";
import { places } from "#contract/places.ts";
import { proseDay } from "#web/ui/format/dates.ts";
import { opened, type ShownKinds } from "./kind.ts";

const importTitles = {
  finished: "Your import is finished",
  refused: "Your import added nobody",
  stopped: "Your import was stopped",
} as const;

export const peopleKinds = {
  welcome: {
    icon: ["accent", IconSparkles],
    title: () => "Welcome to Baton HR",
    body: () => "Your leave, your feedback and your profile are all here. Have a look around.",
    leadsTo: (_, area) => places.dashboard(area),
  },
  profileToComplete: {
    icon: ["amber", IconUserEdit],
    title: ({ details: { reason } }, who) =>
      reason ? `${who} returned your profile` : "Complete your profile",
    body: ({ details: { reason } }) =>
      reason || "A few details are still missing. It takes about five minutes.",
    leadsTo: (_, area) => (area === "superadmin" ? places.companyProfile : places.staffProfile),
    choice: {
      group: "record",
      name: "Profile reminders",
      help: "Your profile is incomplete",
      isFor: ({ employeeStatus }) => employeeStatus !== "approved",
    },
  },
  importFinished: {
    icon: ["neutral", IconUsers],
    title: ({ details: { state } }) => importTitles[state],
    body: ({ details: { addedCount, changedCount, badCount } }) => {
      const parts = [
        [addedCount, "added"],
        [changedCount, "changed"],
        [badCount, "left out"],
      ] as const;
      const said = parts.filter(([count]) => count > 0);
      return (said.length > 0 ? said : parts.slice(0, 1))
        .map(([count, what]) => `${count.toLocaleString("en")} ${what}`)
        .join(" · ");
    },
    leadsTo: ({ aboutId }) => opened(aboutId, places.importOfUsers, places.importUsers),
  },
  domainLost: {
    icon: ["red", IconWorldOff],
    title: ({ details: { domain } }) => `${domain} is no longer proven`,
    body: () => "Its DNS record has been missing for seven days.",
    leadsTo: () => places.securitySettings,
    choice: {
      group: "people",
      name: "Domains",
      help: "A domain of your company is no longer proven",
      isFor: ({ employeeRole }) => isSuperadmin(employeeRole),
    },
  },
  emergencySignIn: {
    icon: ["red", IconShieldExclamation],
    title: ({ details: { about } }) => `${about.name} signed in by an emergency account`,
    body: () => "They did not use your company's sign-in provider, although it is required.",
    leadsTo: () => places.auditLog,
  },
  ssoNotRequired: {
    icon: ["amber", IconShieldExclamation],
    title: () => "Single sign-on is no longer required",
    body: ({ details: { byOperator }, by }) =>
      `${byOperator ? "The operator of Baton HR" : (by?.name ?? "Someone")} changed it. Passwords and passkeys work again.`,
    leadsTo: () => places.securitySettings,
  },
  keyMade: {
    icon: ["neutral", IconKey],
    title: ({ details: { name }, by }) => `${by?.name ?? "Someone"} made the API key ${name}`,
    body: () => "It can read records of your company. Revoke it if you do not know it.",
    leadsTo: () => places.integrationSettings,
    choice: {
      group: "people",
      name: "API keys",
      help: "A super administrator made an API key",
      isFor: ({ employeeRole }) => isSuperadmin(employeeRole),
    },
  },
  hookFails: {
    icon: ["amber", IconWebhook],
    title: ({ details: { name, isStopped } }) =>
      isStopped ? `The webhook ${name} was stopped` : `The webhook ${name} fails`,
    body: ({ details: { isStopped } }) =>
      isStopped
        ? "Repair its receiver, start it, and send the events again."
        : "Its receiver has not accepted an event for a day.",
    leadsTo: () => places.integrationSettings,
    choice: {
      group: "people",
      name: "Failing webhooks",
      help: "The receiver of a webhook has failed for a day, or it was stopped",
      isFor: ({ employeeRole }) => isSuperadmin(employeeRole),
    },
  },
  keyEnds: {
    icon: ["amber", IconKey],
    title: ({ details: { name, endsOn } }) => `The API key ${name} ends on ${proseDay(endsOn)}`,
    body: () => "Rotate it before then, so that the system that uses it continues.",
    leadsTo: () => places.integrationSettings,
    choice: {
      group: "people",
      name: "Ending API keys",
      help: "An API key ends in 14 days, and again in 3 days",
      isFor: ({ employeeRole }) => isSuperadmin(employeeRole),
    },
  },
} satisfies Partial<ShownKinds>;
