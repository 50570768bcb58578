import {
  IconCheck,
  IconChevronDown,
  IconChevronLeft,
  IconChevronRight,
  IconChevronsLeft,
  IconChevronsRight,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { IconButton } from "../icon-button.tsx";
import { Menu } from "../overlay/menu.tsx";

type PaginationProps = {
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  /** The shown part of the list, in the screen's words. */
  summary?: ReactNode;
  label?: string;
  /** Next to the steps: the choice of page size. */
  sizeChoice?: ReactNode;
};

/** Steps through pages, which count from 1. */
export function Pagination(props: PaginationProps) {
  const { page, pageCount, onPage, summary, label = "Pages", sizeChoice } = props;
  const step = (name: string, Icon: typeof IconChevronLeft, target: number) => (
    <IconButton
      label={name}
      size="sm"
      icon={<Icon size={18} stroke={1.75} />}
      disabled={target < 1 || target > pageCount || target === page}
      onClick={() => onPage(target)}
    />
  );
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-x-4">
      <p className="text-muted text-sm tabular-nums" aria-live="polite">
        {summary}
      </p>
      {sizeChoice && <div className="ms-auto">{sizeChoice}</div>}
      <div className="flex min-w-0 items-center gap-1 max-sm:w-full max-sm:justify-between max-sm:gap-0">
        {step("First page", IconChevronsLeft, 1)}
        {step("Previous page", IconChevronLeft, page - 1)}
        <span className="whitespace-nowrap text-sm tabular-nums sm:px-2">
          Page {page} of {pageCount}
        </span>
        {step("Next page", IconChevronRight, page + 1)}
        {step("Last page", IconChevronsRight, pageCount)}
      </div>
    </nav>
  );
}

interface PageSizeChoiceProps {
  size: number;
  sizes: readonly number[];
  onChoose: (size: number) => void;
}

const check = <IconCheck size={16} stroke={1.75} aria-hidden="true" />;
const room = <span className="w-4" />;

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
