import { lazy, Suspense } from "react";
import type { ParentalSectionProps } from "./parental-section.tsx";

const Loaded = lazy(async () => ({
  default: (await import("./parental-section.tsx")).ParentalSection,
}));

/** The event behind maternity leave, in companies whose law asks for it; loaded when first needed. */
export const ParentalSection = (props: ParentalSectionProps) =>
  props.leave.leaveType === "MaternityLeave" && (
    <Suspense>
      <Loaded key={props.leave.id} {...props} />
    </Suspense>
  );
