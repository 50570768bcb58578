import { useState } from "react";
import { useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { Fetched } from "#web/ui/feedback/fetched.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { currentDay } from "#web/ui/format/clock.ts";
import { formatDate } from "#web/ui/format/dates.ts";
import { SignInRulesDialog } from "./sign-in-rules-dialog.tsx";
import { stateText, text } from "./text.ts";
import { WithoutFactorList } from "./without-factor-list.tsx";

/** Who needs a second step of sign-in, and the people who have none. */
export function SignInRulesCard() {
  const query = useApiQuery("auth.getSignInRules", {});
  const [isChanging, setIsChanging] = useState(false);
  const rules = query.data;
  return (
    <Card
      title={text.title}
      lead={text.lead}
      action={
        <Button disabled={!rules} onClick={() => setIsChanging(true)}>
          {text.change}
        </Button>
      }
    >
      <Fetched
        query={query}
        loading={text.loading}
        failed={text.loadFailed}
        skeleton={<Skeleton className="h-24" />}
      >
        {(known) => (
          <>
            <p>
              <span className="font-medium">
                {stateText(known, formatDate(known.from), (known.from ?? "") <= currentDay())}
              </span>{" "}
              {text.lacking(known.lacking, known.concerned)}
            </p>
            {known.lacking > 0 && <WithoutFactorList rules={known} />}
          </>
        )}
      </Fetched>
      {rules && (
        <SignInRulesDialog rules={rules} isOpen={isChanging} onClose={() => setIsChanging(false)} />
      )}
    </Card>
  );
}
