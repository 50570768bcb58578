import "../app.css";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { addAddresses } from "#web/api/address-of.ts";
import { addresses } from "#web/api/addresses.gen.ts";
import { router } from "./router.tsx";

/** Shows the app at the current address, or at another. */
export function showApp(root: HTMLElement, href?: string): void {
  addAddresses(addresses);
  if (href) router.history.push(href);
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
