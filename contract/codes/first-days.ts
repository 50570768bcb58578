/** What a manager reads about someone who is new with them. */
export const readingKinds = ["handover", "note"] as const;
