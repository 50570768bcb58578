import { ChoiceGroup, type ChoiceGroupProps } from "./choice-group.tsx";

/** One of several choices, each with its description, below each other. */
export const RadioGroup = <Value extends string>(props: ChoiceGroupProps<Value>) => (
  <ChoiceGroup
    {...props}
    groupClass="flex flex-col gap-1"
    labelClass="flex min-h-11 items-center gap-3 md:min-h-8"
    radioClass="size-5 shrink-0 appearance-none rounded-full border border-control bg-card transition-all checked:border-[6px] checked:border-accent disabled:opacity-50"
  />
);
