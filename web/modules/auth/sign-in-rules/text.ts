import { secondFactorLabels } from "#contract/codes/second-factor.ts";
import type { SignInRules } from "#contract/sign-in-rules.ts";

/** "From Mar 12, 2026 on, everyone needs a second step." */
export function stateText({ secondFactor, from }: SignInRules, day: string, isInForce: boolean) {
  if (secondFactor === "off" || from === null) return "A second step is everyone's own choice.";
  const who = secondFactorLabels[secondFactor];
  return isInForce
    ? `${who} need${secondFactor === "everyone" ? "s" : ""} a second step since ${day}.`
    : `From ${day} on, ${who.toLowerCase()} need${secondFactor === "everyone" ? "s" : ""} a second step.`;
}

export const text = {
  title: "Sign-in rules",
  lead: "A second step protects an account even from someone who knows its password. People who sign in through single sign-on are exempt; there it is up to your provider.",
  loading: "Loading the sign-in rules...",
  loadFailed: "The sign-in rules could not be loaded. Please try again.",
  change: "Change",
  lacking: (lacking: number, concerned: number) =>
    lacking === 0
      ? "All of them have one."
      : `${lacking} of ${concerned} ${lacking === 1 ? "has" : "have"} none yet.`,
  dialog: {
    title: "Sign-in rules",
    who: "Who needs a second step?",
    offHelp: "Each person decides in their own settings.",
    superadminsHelp: "They can read and change the most.",
    everyoneHelp: "The safest choice. Announce it some days before.",
    from: "First day",
    fromHelp:
      "Until then a message counts the days. From that day on, people without a second step have to add one before anything else.",
    fromRequired: "Please choose the first day",
    submit: "Save",
    busy: "Saving...",
    saved: "The sign-in rules have been changed",
    failed: "The sign-in rules could not be changed. Please try again.",
  },
  list: {
    title: "Without a second step",
    search: "Search by name or email",
    loading: "Loading people...",
    failed: "The people could not be loaded. Please try again.",
    none: "Everyone here has a second step.",
    noMatch: "Everyone of that name has a second step.",
    reminded: (when: string) => `Reminded ${when}`,
    more: "Show more",
    loadingMore: "Loading...",
    moreFailed: "More people could not be loaded. Please try again.",
    remind: "Remind all",
  },
  remind: {
    title: (count: number) => `Remind ${count === 1 ? "one person" : `${count} people`}?`,
    body: "Each gets an email with the way to their settings, at most once a day.",
    submit: "Send",
    done: (count: number) =>
      count === 0
        ? "Everyone was already reminded within a day"
        : `${count === 1 ? "One person was" : `${count} people were`} reminded`,
    failed: "The reminders could not be sent. Please try again.",
  },
} as const;
