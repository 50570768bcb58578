import { type UseFormReturn, useWatch } from "react-hook-form";
import type { Half } from "#contract/codes/leave.ts";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { SegmentedChoice } from "#web/ui/form/choice-group.tsx";
import { text } from "../text.ts";
import type { Application } from "./application.ts";

const { apply } = text;
type Part = "day" | Half;

function partOf(startHalf: Half, endHalf: Half): Part {
  if (startHalf === "afternoon") return "afternoon";
  return endHalf === "morning" ? "morning" : "day";
}

interface HalvesProps {
  form: UseFormReturn<Application>;
  isOneDay: boolean;
}

/** Whether the first day begins and the last day ends at noon; for a single day, the part taken. */
export function HalfDayFields({ form, isOneDay }: HalvesProps) {
  const [startHalf, endHalf] = useWatch({ control: form.control, name: ["startHalf", "endHalf"] });
  const set = (start: Half, end: Half) => {
    form.setValue("startHalf", start, { shouldDirty: true });
    form.setValue("endHalf", end, { shouldDirty: true });
  };
  if (isOneDay)
    return (
      <SegmentedChoice
        label={apply.part}
        value={partOf(startHalf, endHalf)}
        choices={apply.parts}
        onChange={(part) =>
          set(
            part === "afternoon" ? "afternoon" : "morning",
            part === "morning" ? "morning" : "afternoon",
          )
        }
        className="mt-5"
      />
    );
  return (
    <div className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
      <Checkbox
        label={apply.fromNoon}
        value={startHalf === "afternoon"}
        onChange={(isNoon) => set(isNoon ? "afternoon" : "morning", endHalf)}
      />
      <Checkbox
        label={apply.untilNoon}
        value={endHalf === "morning"}
        onChange={(isNoon) => set(startHalf, isNoon ? "morning" : "afternoon")}
      />
    </div>
  );
}
