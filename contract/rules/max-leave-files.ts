/** Of one request for leave. */
export const maxLeaveFiles = 5;
