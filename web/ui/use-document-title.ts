import { useEffect } from "react";
import { brandName } from "./display/brand.ts";

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${brandName}`;
  }, [title]);
}
