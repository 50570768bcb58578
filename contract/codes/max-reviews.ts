/** How many requests can be asked for at once with what their decisions need; as many as the bell shows. */
export const maxReviews = 10;
