import { lazy, Suspense, useState } from "react";
import { readyPolicies } from "#contract/codes/leave.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { text } from "./policy-text.ts";

const ApplyPolicyDialog = lazy(async () => ({
  default: (await import("./apply-policy-dialog.tsx")).ApplyPolicyDialog,
}));

/** The ready policies, each with its effect and the way to apply it. */
export function PolicyChoice() {
  const { data, isError, refetch } = useApiQuery("leave.policies", {});
  const [chosen, setChosen] = useState<(typeof readyPolicies)[number]>();
  const [isOpen, setIsOpen] = useState(false);
  if (isError) return <ErrorState message={text.failed} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-32 w-full" />;
  return (
    <ul className="flex w-full flex-col gap-3">
      {readyPolicies.map((key) => {
        const policy = data.find((one) => one.key === key);
        return (
          policy && (
            <li key={key} className="flex flex-wrap items-start gap-x-4 gap-y-2">
              <div className="min-w-0 flex-1 basis-60">
                <p className="font-medium">{policy.name}</p>
                <p className="text-pretty text-muted text-sm">{text.about[key]}</p>
              </div>
              <Button
                size="sm"
                onClick={() => {
                  setChosen(key);
                  setIsOpen(true);
                }}
                aria-label={`${text.apply.action}: ${policy.name}`}
              >
                {text.apply.action}
              </Button>
              {chosen === key && (
                <Suspense>
                  <ApplyPolicyDialog
                    policy={policy}
                    isOpen={isOpen}
                    onClose={() => setIsOpen(false)}
                  />
                </Suspense>
              )}
            </li>
          )
        );
      })}
    </ul>
  );
}
