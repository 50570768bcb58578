import { useState } from "react";
import type { NewPerson, Reading } from "#contract/continuity/first-days.ts";
import { places } from "#contract/places.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { areaOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { proseDay } from "#web/ui/format/dates.ts";
import { Link } from "#web/ui/link.tsx";
import { text } from "./text.ts";

export function ReadingList({ person, today }: { person: NewPerson; today: string }) {
  const { reading } = person;
  return (
    <section aria-labelledby={`reading-${person.employee.id}`}>
      <h3 id={`reading-${person.employee.id}`} className="mb-1 font-semibold">
        {text.read}
      </h3>
      {reading.length === 0 && <p className="text-muted">{text.nothing}</p>}
      <ul>
        {reading.map((item) => (
          <Item key={`${item.kind} ${item.id}`} person={person} item={item} today={today} />
        ))}
      </ul>
    </section>
  );
}

interface ItemProps {
  person: NewPerson;
  item: Reading;
  today: string;
}

function Item({ person: { employee }, item, today }: ItemProps) {
  const area = areaOf(useCurrentEmployee());
  const { mutateAsync } = useApiMutation("continuity.tickReading");
  const [chosen, setChosen] = useState<boolean>();
  const tick = async (isRead: boolean) => {
    setChosen(isRead);
    try {
      const body = { kind: item.kind, id: item.id, isRead };
      const { isFinished } = await mutateAsync({ params: { id: employee.id }, body });
      if (isFinished) toast.success(text.finished(employee.name));
    } catch (error) {
      toast.error(messageOf(error, text.failed));
    }
    setChosen(undefined);
  };
  const href =
    item.kind === "handover"
      ? places.handover(area, item.id)
      : places.note(area, employee.id, item.id);
  const title = item.kind === "handover" ? text.handover(item.by.name) : text.note(item.by.name);
  return (
    <li className="flex items-center gap-3 py-1">
      <Checkbox
        label={`${title}, ${proseDay(item.day, today)}`}
        isLabelHidden
        value={chosen ?? item.isRead}
        onChange={(isRead) => void tick(isRead)}
      />
      <p className="wrap-anywhere min-w-0">
        <Link href={href}>{title}</Link>
        <span className="block text-muted text-sm">{circumstances(item, today)}</span>
      </p>
    </li>
  );
}

const circumstances = ({ day, audience }: Reading, today: string) => {
  const written = proseDay(day, today);
  if (audience === "shared") return `${written}, ${text.shared}`;
  return audience === "hr" ? `${written}, ${text.forHr}` : written;
};
