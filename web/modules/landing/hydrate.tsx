import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { startAccent } from "#web/ui/theme/accent.ts";
import { startTheme } from "#web/ui/theme/theme.ts";
import { supportEmail } from "../support/index.ts";
import { PublicPage } from "./public-page.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no place for its parts.");

startTheme();
startAccent();
// In small steps, for a browser that responds to a scrolling visitor.
startTransition(() => {
  hydrateRoot(root, <PublicPage name={root.dataset.page ?? ""} supportEmail={supportEmail()} />);
});
