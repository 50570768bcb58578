import type { ReactNode } from "react";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { PageHeader } from "#web/ui/display/page-header.tsx";
import { currentDay } from "#web/ui/format/clock.ts";
import { formatFullDay } from "#web/ui/format/dates.ts";
import { greetingAt } from "./greeting.ts";
import { text } from "./text.ts";

export function Welcome({ today, actions }: { today: string | undefined; actions?: ReactNode }) {
  const { name } = useCurrentEmployee();
  const title = text.hello(greetingAt(new Date().getHours()), name);
  return (
    <PageHeader
      title={title}
      isHeadline
      description={formatFullDay(today ?? currentDay())}
      actions={actions}
    />
  );
}
