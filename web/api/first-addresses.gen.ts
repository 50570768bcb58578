// Written by scripts/generate-addresses.mjs from the contract.
export const firstAddresses = {
  "auth.login": ["POST", "/api/auth/login"],
  "auth.passkeyOptions": ["POST", "/api/auth/passkey/options"],
  "auth.passkeyLogin": ["POST", "/api/auth/passkey"],
  "auth.recoverPassword": ["POST", "/api/auth/recover-password"],
  "auth.resetPassword": ["POST", "/api/auth/reset-password"],
  "auth.signOut": ["POST", "/secure/auth/sign-out"],
  "tenant.getTenant": ["GET", "/secure/tenant/get-tenant"],
  "employees.currentEmployee": ["GET", "/secure/employee/current-employee"],
  "employees.update": ["PUT", "/secure/employee/:id"],
  "leave.initializeLeave": ["POST", "/secure/leave/initialize-leave"],
  "calendar.feed": ["GET", "/api/calendar/feed/:token", "file"],
  "onboarding.emailExists": ["POST", "/api/auth/email-exists"],
  "onboarding.domainNameExists": ["GET", "/api/auth/domain-name-exists/:domain"],
  "onboarding.signUp": ["POST", "/api/auth/signup"],
  "onboarding.confirmEmail": ["POST", "/api/auth/confirm-email"],
} as const;
