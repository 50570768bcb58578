import { useId } from "react";
import { type EventType, eventTypeLabels, eventTypes } from "#contract/codes/event-type.ts";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { type FieldBinding, FieldNotes } from "#web/ui/form/field.tsx";
import { text } from "./text.ts";

const { form: labels } = text;
type Group = keyof typeof labels.groups;

function groupOf(type: EventType): Group {
  if (type.startsWith("leave.") || type.startsWith("balance.")) return "leave";
  return type.startsWith("person.") || type.startsWith("manager.") ? "people" : "organisation";
}

const groups = [...Map.groupBy(eventTypes, groupOf)];

/** The kinds of events, each alone or a group at once. None is preselected. */
export function TypesField({ value, onChange, onBlur, error }: FieldBinding<EventType[]>) {
  const id = useId();
  const choose = (types: readonly EventType[], isChosen: boolean) =>
    onChange(eventTypes.filter((type) => (types.includes(type) ? isChosen : value.includes(type))));
  return (
    <fieldset className="flex flex-col gap-3" aria-describedby={error ? id : undefined}>
      <legend className="required mb-1.5 font-medium">{labels.types}</legend>
      {groups.map(([group, types]) => {
        const chosen = types.filter((type) => value.includes(type)).length;
        return (
          <div key={group}>
            <Checkbox
              label={<span className="font-medium">{labels.groups[group]}</span>}
              value={chosen === types.length}
              isMixed={chosen > 0 && chosen < types.length}
              onBlur={onBlur}
              onChange={(isChosen) => choose(types, isChosen)}
            />
            <div className="grid gap-x-6 ps-8 sm:grid-cols-2">
              {types.map((type) => (
                <Checkbox
                  key={type}
                  label={eventTypeLabels[type]}
                  value={value.includes(type)}
                  onBlur={onBlur}
                  onChange={(isChosen) => choose([type], isChosen)}
                />
              ))}
            </div>
          </div>
        );
      })}
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
