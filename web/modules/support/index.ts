export { supportEmail } from "./support-email.ts";
