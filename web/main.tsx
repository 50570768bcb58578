import { showApp } from "./app/app.tsx";
import { pageRoot } from "./app/page-root.ts";
import { takeProviderReturn } from "./modules/auth/provider-return.ts";
import { startAccent } from "./ui/theme/accent.ts";
import { startTheme } from "./ui/theme/theme.ts";

takeProviderReturn();
startTheme();
startAccent();
void showApp(pageRoot());
