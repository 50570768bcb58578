import type { NotificationChannel } from "#contract/notification-kinds.ts";
import type {
  NotificationPreference,
  NotificationPreferenceUpdate,
} from "#contract/notifications.ts";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { choiceOf } from "./kinds/kinds.ts";
import { text } from "./text.ts";

const { choices: labels } = text;
const channels = Object.keys(labels.channels) as NotificationChannel[];

interface ChoicesTableProps {
  preferences: readonly NotificationPreference[];
  onChange: (update: NotificationPreferenceUpdate) => void;
}

export const ChoicesTable = ({ preferences, onChange }: ChoicesTableProps) => (
  <table aria-label={labels.table} className="w-full text-start">
    <thead>
      <tr className="border-line border-b text-muted text-sm">
        <th scope="col" className="py-2 text-start font-medium">
          {labels.about}
        </th>
        {channels.map((channel) => (
          <th key={channel} scope="col" className="w-16 py-2 text-center font-medium">
            {labels.channels[channel]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {preferences.map((preference) => (
        <Row key={preference.kind} preference={preference} onChange={onChange} />
      ))}
    </tbody>
  </table>
);

interface RowProps {
  preference: NotificationPreference;
  onChange: ChoicesTableProps["onChange"];
}

function Row({ preference, onChange }: RowProps) {
  const { kind } = preference;
  const { name, help } = choiceOf(kind);
  const box = (channel: NotificationChannel) => (
    <td key={channel}>
      <Checkbox
        label={<span className="sr-only">{labels.label(name, labels.channels[channel])}</span>}
        className="[&>label]:justify-center"
        value={preference[channel]}
        onChange={(isWanted) => onChange({ kind, [channel]: isWanted })}
      />
    </td>
  );
  return (
    <tr className="border-line border-b last:border-b-0">
      <th scope="row" className="py-3 pe-2 text-start font-normal">
        <span className="block font-medium">{name}</span>
        <span className="block text-muted text-sm">{help}</span>
      </th>
      {channels.map(box)}
    </tr>
  );
}
