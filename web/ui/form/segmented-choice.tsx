import { ChoiceGroup, type ChoiceGroupProps } from "./choice-group.tsx";

/** One of two to four short choices, side by side. */
export const SegmentedChoice = <Value extends string>(props: ChoiceGroupProps<Value>) => (
  <ChoiceGroup
    {...props}
    groupClass="flex max-w-full self-start rounded-md border border-line bg-sunken p-1"
    labelClass="relative flex h-11 min-w-0 items-center justify-center truncate rounded-md border border-transparent px-4 font-medium text-muted transition-colors hover:text-ink has-checked:border-line has-checked:bg-card has-checked:text-ink md:h-8"
    radioClass="absolute inset-0 appearance-none rounded-md"
  />
);
