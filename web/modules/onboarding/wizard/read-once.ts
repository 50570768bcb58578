/** For what a form starts from: read again on every visit, and never replaced while the user is typing. */
export const readOnce = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 } as const;
