import { IconChevronDown } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";
import type { NotificationChannel } from "#contract/notification-kinds.ts";
import type {
  NotificationPreference,
  NotificationPreferenceUpdate,
} from "#contract/notifications.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { type ChoiceGroup, choiceGroups } from "./kinds/kind.ts";
import { choiceOf } from "./kinds/kinds.ts";
import { text } from "./text.ts";

const { choices: labels } = text;
const channels = Object.keys(labels.channels) as NotificationChannel[];

interface ChoicesTableProps {
  preferences: readonly NotificationPreference[];
  onChange: (update: NotificationPreferenceUpdate) => void;
}

/** Groups of kinds, folded: one box chooses for the whole group. */
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
    {choiceGroups.map((group) => {
      const members = preferences.filter(({ kind }) => choiceOf(kind).group === group);
      return (
        members.length > 0 && (
          <Group key={group} group={group} preferences={members} onChange={onChange} />
        )
      );
    })}
  </table>
);

function Group({ group, preferences, onChange }: ChoicesTableProps & { group: ChoiceGroup }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const [name, help] = labels.groups[group];
  const ofAll = (channel: NotificationChannel) => {
    const wanted = preferences.filter((one) => one[channel]).length;
    return { value: wanted === preferences.length, isMixed: wanted % preferences.length > 0 };
  };
  const choose = (channel: NotificationChannel, isWanted: boolean) => {
    for (const one of preferences)
      if (one[channel] !== isWanted) onChange({ kind: one.kind, [channel]: isWanted });
  };
  return (
    <>
      <tbody>
        <Row
          title={
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setIsOpen(!isOpen)}
              className="flex min-h-11 w-full items-center gap-2 text-start"
            >
              <IconChevronDown
                size={18}
                stroke={1.75}
                aria-hidden="true"
                className={classNames("shrink-0 text-muted", !isOpen && "-rotate-90")}
              />
              <span>
                <span className="block font-semibold">{name}</span>
                <span className="block text-muted text-sm">{help}</span>
              </span>
            </button>
          }
          box={(channel) => (
            <Box
              name={labels.all(name)}
              channel={channel}
              {...ofAll(channel)}
              onChange={(isWanted) => choose(channel, isWanted)}
            />
          )}
        />
      </tbody>
      <tbody id={id} hidden={!isOpen}>
        {preferences.map((preference) => {
          const { kind } = preference;
          const choice = choiceOf(kind);
          return (
            <Row
              key={kind}
              title={
                <span className="block ps-6.5">
                  <span className="block font-medium">{choice.name}</span>
                  <span className="block text-muted text-sm">{choice.help}</span>
                </span>
              }
              box={(channel) => (
                <Box
                  name={choice.name}
                  channel={channel}
                  value={preference[channel]}
                  onChange={(isWanted) => onChange({ kind, [channel]: isWanted })}
                />
              )}
            />
          );
        })}
      </tbody>
    </>
  );
}

interface RowProps {
  title: ReactNode;
  box: (channel: NotificationChannel) => ReactNode;
}

const Row = ({ title, box }: RowProps) => (
  <tr className="border-line border-b">
    <th scope="row" className="py-2 pe-2 text-start font-normal">
      {title}
    </th>
    {channels.map((channel) => (
      <td key={channel}>{box(channel)}</td>
    ))}
  </tr>
);

interface BoxProps {
  name: string;
  channel: NotificationChannel;
  value: boolean;
  isMixed?: boolean;
  onChange: (isWanted: boolean) => void;
}

const Box = ({ name, channel, ...box }: BoxProps) => (
  <Checkbox
    {...box}
    label={<span className="sr-only">{labels.label(name, labels.channels[channel])}</span>}
    className="[&>label]:justify-center"
  />
);
