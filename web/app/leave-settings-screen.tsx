import { LeaveSettingsPage } from "#web/modules/leave/settings/leave-settings-page.tsx";
import { PayrollCard } from "#web/modules/payroll/index.ts";

/** The settings of leave, with payroll's part. */
export const LeaveSettingsScreen = () => <LeaveSettingsPage payroll={<PayrollCard />} />;
