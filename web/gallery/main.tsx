import "./gallery.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { startAccent } from "#web/ui/theme/accent.ts";
import { startTheme } from "#web/ui/theme/theme.ts";
import { Gallery } from "./gallery.tsx";

startTheme();
startAccent();

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}
