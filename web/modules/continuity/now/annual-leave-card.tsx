import type { PersonPage } from "#contract/continuity/continuity.ts";
import { places } from "#contract/places.ts";
import { areaOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { Card } from "#web/ui/display/card.tsx";
import { UsageBar } from "#web/ui/display/usage-bar.tsx";
import { Link } from "#web/ui/link.tsx";
import { text } from "../text.ts";

const { leave: words } = text;

/** What is left of a person's annual leave, and the way to how that comes about. */
export function AnnualLeaveCard({ person }: { person: PersonPage }) {
  const me = useCurrentEmployee();
  const area = areaOf(me);
  const { total, used, remaining, pending } = person.annualLeave;
  const statement =
    me.id === person.id
      ? places.leaveStatement(area, "annual")
      : places.leaveStatementOf(area, person.id, "annual");
  return (
    <Card title={words.title} action={<Link href={statement}>{words.statement}</Link>}>
      <p className="mb-3 flex items-baseline gap-2">
        <span className="font-semibold text-2xl tabular-nums">{remaining}</span>
        <span className="text-muted">{words.left(remaining)}</span>
      </p>
      <UsageBar
        label={words.annual}
        value={used}
        max={total}
        pending={pending}
        valueText={words.used(used, total, pending)}
      />
    </Card>
  );
}
