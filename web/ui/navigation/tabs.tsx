import { Tabs as Base } from "@base-ui/react/tabs";
import { type ReactNode, useState } from "react";

export type Tab<Value extends string> = {
  value: Value;
  label: string;
  count?: number;
  content: ReactNode;
};
export type TabsProps<Value extends string> = {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Tabs by arrow keys; a panel is rendered on its first visit and stays, so that unsaved input survives. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  const [visited, setVisited] = useState<readonly Value[]>([value]);
  if (!visited.includes(value)) setVisited([...visited, value]);
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <Base.List
        aria-label={label}
        className="relative flex gap-1 overflow-x-auto border-line border-b p-0.5 pb-0 [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="flex h-11 shrink-0 items-center gap-2 rounded-md px-3 font-medium text-muted outline-offset-[-2px] transition-colors hover:text-ink data-active:text-accent-text"
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="rounded-full bg-sunken px-2 text-muted text-xs tabular-nums leading-5">
                {tab.count}
              </span>
            )}
          </Base.Tab>
        ))}
        <Base.Indicator className="absolute bottom-0 left-0 h-0.5 w-(--active-tab-width) translate-x-(--active-tab-left) rounded-full bg-accent transition-[translate,width]" />
      </Base.List>
      {tabs.map((tab) => (
        // One panel at a time: the former one would otherwise stay until the next frame.
        <Base.Panel
          key={tab.value}
          value={tab.value}
          keepMounted
          className="rounded-md pt-5 data-ending-style:hidden print:pt-0"
        >
          {visited.includes(tab.value) && tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
