import { startStandalonePage } from "./app/standalone-page.tsx";
import { SignUpPage } from "./modules/onboarding/sign-up-page.tsx";

startStandalonePage((entrance) => <SignUpPage {...entrance} />);
