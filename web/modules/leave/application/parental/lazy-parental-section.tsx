import { lazy, Suspense } from "react";
import type { ParentalSectionProps } from "./parental-section.tsx";

const Loaded = lazy(async () => ({
  default: (await import("./parental-section.tsx")).ParentalSection,
}));

/** What maternity leave is for, in companies whose law asks for it; loaded when it is first needed. */
export const ParentalSection = (props: ParentalSectionProps) =>
  props.leave.leaveType === "MaternityLeave" && (
    <Suspense>
      <Loaded key={props.leave.id} {...props} />
    </Suspense>
  );
