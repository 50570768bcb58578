import { useEffect } from "react";
import { brandName } from "./display/brand.ts";

/** Names the screen in the browser's tab. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${brandName}`;
  }, [title]);
}
