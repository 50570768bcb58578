import { IconAlertTriangle, IconRefresh } from "@tabler/icons-react";
import { Button } from "../button.tsx";

type ErrorStateProps = { title?: string; message: string; onRetry?: () => void };

/** A message about a failed load with a retry. */
export const ErrorState = ({
  title = "This could not be loaded",
  message,
  onRetry,
}: ErrorStateProps) => (
  <div role="alert" className="flex flex-col items-center gap-1 px-6 py-12 text-center">
    <div className="mb-3 flex size-12 items-center justify-center rounded-full bg-red-tint text-red-text">
      <IconAlertTriangle size={22} stroke={1.75} aria-hidden="true" />
    </div>
    <p className="font-semibold">{title}</p>
    <p className="max-w-sm text-pretty text-muted">{message}</p>
    {onRetry && (
      <Button
        className="mt-4"
        icon={<IconRefresh size={16} stroke={1.75} aria-hidden="true" />}
        onClick={onRetry}
      >
        Retry
      </Button>
    )}
  </div>
);

/** The same below a picker. */
export const ListFailure = ({ message, onRetry }: { message: string; onRetry: () => unknown }) => (
  <div role="alert" className="flex flex-wrap items-center justify-between gap-x-3">
    <span className="font-medium text-red-text">{message}</span>
    <Button variant="ghost" size="sm" onClick={() => void onRetry()}>
      Retry
    </Button>
  </div>
);
