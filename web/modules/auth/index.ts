export { type Area, areaOf, landingPathOf } from "./area.ts";
export { AuthPage } from "./auth-page.tsx";
export { AuthTabs } from "./auth-tabs.tsx";
export { useCurrentEmployee } from "./current-employee.ts";
export { failureOrOfflineMessage } from "./failure-message.ts";
export { PasswordChecklist } from "./password-checklist.tsx";
export { PasswordMatch } from "./password-match.tsx";
export { lookUpSession } from "./session-lookup.ts";
export { forgetSession, signOut } from "./sign-out.ts";
