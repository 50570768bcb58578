/** For a form's initial values: read again on every visit, and never replaced while the user is typing. */
export const singleRead = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 } as const;
