import { lazy, Suspense } from "react";
import type { RejectDialogProps } from "./reject-dialog.tsx";

const Loaded = lazy(async () => ({ default: (await import("./reject-dialog.tsx")).RejectDialog }));

/** Asks for the reason of a rejection; loaded when it is first needed. */
export const RejectDialog = (props: RejectDialogProps) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);
