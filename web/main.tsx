import "./app.css";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { router } from "./app/router.tsx";
import { startAccent } from "./ui/theme/accent.ts";
import { startTheme } from "./ui/theme/theme.ts";

startTheme();
startAccent();

const root = document.getElementById("root");
if (!root) throw new Error("The page has no place for the app.");
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
