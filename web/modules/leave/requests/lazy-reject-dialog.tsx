import { lazy, Suspense } from "react";
import type { RejectDialogProps } from "./reject-dialog.tsx";

const Loaded = lazy(async () => ({ default: (await import("./reject-dialog.tsx")).RejectDialog }));

/** Loaded when first needed. */
export const RejectDialog = (props: RejectDialogProps) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);
