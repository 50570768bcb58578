export { PayrollCard } from "./payroll-card.tsx";
export { ProfilesCard } from "./profiles-card.tsx";
