import { IconFlag } from "@tabler/icons-react";
import { places } from "#contract/places.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { text } from "./text.ts";

export function ReportsLink() {
  const { data } = useApiQuery("feedback.listReports", {
    query: { resolved: "false", pageSize: 1 },
  });
  return (
    <ButtonLink
      href={places.reportedFeedbackList}
      icon={<IconFlag size={18} stroke={1.75} aria-hidden="true" />}
    >
      {text.received.reports}
      {data !== undefined && data.total > 0 && <Badge tone="amber">{data.total}</Badge>}
    </ButtonLink>
  );
}
