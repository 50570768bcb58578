import { IconCheck, IconChevronDown } from "@tabler/icons-react";
import { Button } from "../button.tsx";
import { Menu } from "../overlay/menu.tsx";

interface PageSizeChoiceProps {
  size: number;
  sizes: readonly number[];
  onChoose: (size: number) => void;
}

const check = <IconCheck size={16} stroke={1.75} aria-hidden="true" />;
const room = <span className="w-4" />;

/** How many rows a page of a list has. */
export const PageSizeChoice = ({ size, sizes, onChoose }: PageSizeChoiceProps) => (
  <Menu
    trigger={
      <Button variant="ghost" size="sm" className="gap-1! px-2! font-normal!">
        Rows: {size}
        <IconChevronDown size={14} stroke={1.75} aria-hidden="true" />
      </Button>
    }
    items={sizes.map((one) => ({
      label: String(one),
      icon: one === size ? check : room,
      onSelect: () => onChoose(one),
    }))}
  />
);
