export const nameCell =
  "sticky start-0 z-2 w-56 min-w-56 border-line border-t bg-card px-4 text-start font-normal";
