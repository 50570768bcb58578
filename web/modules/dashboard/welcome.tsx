import type { ReactNode } from "react";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { PageHeader } from "#web/ui/display/page-header.tsx";
import { greetingAt } from "./greeting.ts";
import { text } from "./text.ts";

/** A dashboard's heading: greets the signed-in employee by their first name. */
export function Welcome({ lead, actions }: { lead: string; actions?: ReactNode }) {
  const { name } = useCurrentEmployee();
  const title = text.hello(greetingAt(new Date().getHours()), name);
  return <PageHeader title={title} description={lead} actions={actions} />;
}
