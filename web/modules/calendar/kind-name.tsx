import type { ReactNode } from "react";
import type { CalendarKind } from "#contract/codes/calendar.ts";
import { classNames } from "#web/ui/class-names.ts";
import { toneTint } from "#web/ui/tone.ts";
import { kindLooks } from "./kind-look.tsx";

export function KindName({ kind, children }: { kind: CalendarKind; children: ReactNode }) {
  const { tone, Icon } = kindLooks[kind];
  return (
    <span className="flex items-center gap-2">
      <span
        className={classNames("flex size-6 items-center justify-center rounded-md", toneTint[tone])}
      >
        <Icon size={15} stroke={1.75} aria-hidden="true" />
      </span>
      {children}
    </span>
  );
}
