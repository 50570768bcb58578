import { useId } from "react";
import type { PersonTerms as Terms } from "#contract/leave/terms/person-terms.ts";
import { places } from "#contract/places.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { areaOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { classNames } from "#web/ui/class-names.ts";
import { DescriptionList } from "#web/ui/display/description-list.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Link } from "#web/ui/link.tsx";
import { askingWords } from "../settings/policies/asking-words.ts";
import { text as policyText } from "../settings/policies/policy-text.ts";
import { termsText as labels } from "./terms-text.ts";

interface PersonTermsProps {
  /** The reader's own by default. */
  employeeId?: number;
  /** The level of its title. */
  title: "h2" | "h3";
}

/** A person's policy and pattern of work. */
export function PersonTerms({ employeeId, title: Title }: PersonTermsProps) {
  const id = useId();
  const mayChange = areaOf(useCurrentEmployee()) === "superadmin";
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <Title id={id} className={classNames("font-semibold", Title === "h2" && "text-lg")}>
          {labels.title}
        </Title>
        {mayChange && (
          <Link href={places.leaveSettings} className="max-md:-my-3 max-md:py-3">
            {labels.settings}
          </Link>
        )}
      </div>
      <div className={classNames(Title === "h2" && "rounded-lg border border-line bg-card p-5")}>
        <Content employeeId={employeeId} />
      </div>
    </section>
  );
}

function Content({ employeeId }: { employeeId: number | undefined }) {
  const { data, isError, refetch } = useApiQuery("leave.terms", {
    query: employeeId === undefined ? {} : { employeeId },
  });
  if (isError) return <ErrorState message={labels.failed} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Delayed label={labels.loading}>
        <Skeleton className="h-24" />
      </Delayed>
    );
  return <DescriptionList items={itemsOf(data)} />;
}

const itemsOf = ({ policy, pattern }: Terms) => [
  { term: labels.policy, value: labels.since(policy.name, policy.since) },
  {
    term: labels.pattern,
    value: pattern ? labels.since(pattern.name, pattern.since) : labels.companyWeek,
  },
  { term: labels.asking, value: policy.asking ? askingWords(policy.asking) : labels.anyTime },
  {
    term: labels.certificate,
    value: policy.certificate
      ? policyText.certificate.wanted(policy.certificate)
      : labels.noCertificate,
  },
];
