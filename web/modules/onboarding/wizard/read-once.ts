/** For what a form starts from: read anew on every visit, and never replaced while somebody is typing. */
export const readOnce = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 } as const;
