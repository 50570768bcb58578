import { IconFilter } from "@tabler/icons-react";
import { useState } from "react";
import { type CalendarKind, calendarKinds } from "#contract/codes/calendar.ts";
import type { HolidayRegion } from "#contract/codes/country.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { Popover } from "#web/ui/overlay/popover.tsx";
import { KindName } from "./kind-name.tsx";
import { offered } from "./offered-kinds.ts";
import { text } from "./text.ts";

interface FilterPopoverProps {
  region: HolidayRegion;
  shown: readonly CalendarKind[];
  onShow: (kinds: CalendarKind[]) => void;
}

export function FilterPopover({ region, shown, onShow }: FilterPopoverProps) {
  const kinds = offered(region);
  const hidden = kinds.filter((kind) => !shown.includes(kind)).length;
  return (
    <Popover
      title={text.filterTitle}
      trigger={
        <Button icon={<IconFilter size={18} stroke={1.75} aria-hidden="true" />}>
          {text.filter}
          {hidden > 0 && (
            <span className="rounded-full bg-accent-tint px-1.5 text-accent-text text-xs tabular-nums">
              {kinds.length - hidden} of {kinds.length}
            </span>
          )}
        </Button>
      }
    >
      <Kinds region={region} shown={shown} onShow={onShow} />
    </Popover>
  );
}

/** A choice shows at once, before the address and the month have followed it, so that of two in a row neither is lost. */
function Kinds({ region, shown, onShow }: FilterPopoverProps) {
  const [chosen, setChosen] = useState(shown);
  const labels = text.kinds(region);
  const choose = (kind: CalendarKind, isOn: boolean) => {
    const next = calendarKinds.filter((one) => (one === kind ? isOn : chosen.includes(one)));
    setChosen(next);
    onShow(next);
  };
  return offered(region).map((kind) => (
    <Checkbox
      key={kind}
      value={chosen.includes(kind)}
      onChange={(isOn) => choose(kind, isOn)}
      label={<KindName kind={kind}>{labels[kind]}</KindName>}
    />
  ));
}
