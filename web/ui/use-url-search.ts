import { useNavigate, useSearch } from "@tanstack/react-router";

type Given = Record<string, unknown>;

/** A screen's state in the URL's search, parsed by `read`. The change removes undefined values and adds to the browser's history unless it replaces. */
export function useUrlSearch<Search extends object>(read: (given: Given) => Search) {
  const search = read(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = (next: Partial<Search>, { isReplacing = false } = {}) => {
    const merge = (before: Given) => ({ ...before, ...next });
    void navigate({ to: ".", search: merge, replace: isReplacing, resetScroll: false });
  };
  return { search, change };
}
