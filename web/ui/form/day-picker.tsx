import { IconCalendar } from "@tabler/icons-react";
import type { FocusEvent, RefObject } from "react";
import { Calendar, type CalendarProps } from "../date/calendar.tsx";
import { IconButton } from "../icon-button.tsx";
import { Popover } from "../overlay/popover.tsx";

interface DayPickerProps extends CalendarProps {
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onBlur: (event: FocusEvent) => void;
}

export const DayPicker = (props: DayPickerProps) => {
  const { anchor, isOpen, onToggle, onBlur, ...calendar } = props;
  return (
    <Popover
      title="Choose a date"
      isTitleHidden
      align="start"
      anchor={anchor}
      firstFocus="[data-current]"
      isOpen={isOpen}
      onOpenChange={onToggle}
      trigger={
        <IconButton
          label="Open calendar"
          icon={<IconCalendar size={18} stroke={1.75} />}
          onBlur={onBlur}
        />
      }
    >
      <Calendar {...calendar} />
    </Popover>
  );
};
