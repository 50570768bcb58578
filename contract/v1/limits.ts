/** Of calls by API keys. */
export const keyLimits = { callsPerMinute: 600, callsAtOnce: 10, companyCallsPerMinute: 1_200 };
export type KeyLimitValues = typeof keyLimits;
