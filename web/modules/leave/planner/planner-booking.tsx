import type { PersonName } from "#contract/common.ts";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { ApplyForLeaveDialog } from "../application/apply-for-leave-dialog.tsx";

interface PlannerBookingProps {
  /** For whom leave is being booked; undefined while for no one. */
  person: PersonName | undefined;
  onClose: () => void;
}

export function PlannerBooking({ person, onClose }: PlannerBookingProps) {
  const shown = useLastValue(person);
  return shown ? (
    <ApplyForLeaveDialog
      key={shown.id}
      isOpen={person !== undefined}
      employee={{ id: shown.id, name: shown.name }}
      onClose={onClose}
    />
  ) : null;
}
