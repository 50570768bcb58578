import type { SignInRule } from "#contract/codes/sign-in-rule.ts";
import type { Trial } from "#contract/providers.ts";
import { DescriptionList } from "#web/ui/display/description-list.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";

const sentences: Record<SignInRule, (account: string) => string> = {
  linked: (account) => `This person is linked, and signs in as ${account}.`,
  by_email: (account) =>
    `This person would be linked to ${account} by their email address when they first sign in.`,
  email_missing: () =>
    "The provider sent no email address, so this person could not sign in. Please let it send the claim email.",
  email_unverified: () =>
    "The provider does not say that the email address is verified, so this person could not sign in. If your company assigns the addresses itself, you can accept them in the provider's settings.",
  email_not_ours: () =>
    "The email address is not at a domain that your company has proven, so this person could not sign in.",
  unknown_person: () => "No account has this email address, so this person could not sign in.",
  linked_elsewhere: () =>
    "The account of this email address is linked to another person at the provider, so this person could not sign in.",
};
const title = "What the provider sent";

/** What a sign-in would make of a provider's answer, and its claims. */
export const TrialResult = ({ trial: { rule, account, claims } }: { trial: Trial }) => (
  <>
    <Banner tone={rule === "linked" || rule === "by_email" ? "green" : "amber"}>
      {sentences[rule](account ?? "")}
    </Banner>
    <section aria-label={title}>
      <h2 className="mb-3 font-medium">{title}</h2>
      <DescriptionList
        columns={1}
        items={claims.map(({ name, value }) => ({ term: name, value }))}
      />
    </section>
  </>
);
