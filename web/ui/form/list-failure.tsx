import { Button } from "../button.tsx";

/** Below a picker whose list could not be loaded: says so, and offers to try again. */
export const ListFailure = ({ message, onRetry }: { message: string; onRetry: () => unknown }) => (
  <div role="alert" className="flex flex-wrap items-center justify-between gap-x-3">
    <span className="font-medium text-red-text">{message}</span>
    <Button variant="ghost" size="sm" onClick={() => void onRetry()}>
      Retry
    </Button>
  </div>
);
