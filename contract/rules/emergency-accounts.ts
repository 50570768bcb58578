/** Of one company. */
export const maxEmergencyAccounts = 3;
