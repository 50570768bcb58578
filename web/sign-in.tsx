import { startStandalonePage } from "./app/standalone-page.tsx";
import { SignInPage } from "./modules/auth/pages/sign-in-page.tsx";

startStandalonePage((entrance) => <SignInPage wanted={history.state?.wanted} {...entrance} />);
