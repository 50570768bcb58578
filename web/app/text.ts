/** The text of the app outside its shell; every page loads it. */
export const text = {
  notFound: {
    title: "Page Not Found",
    lead: "The page you are looking for doesn't exist or has been moved.",
    toDashboard: "Go to Dashboard",
    back: "Go Back",
  },
  failure: {
    offline: "Baton HR cannot be reached right now. Check your connection and try again.",
    unexpected: "Something went wrong on this page. Nothing you saved is lost.",
    title: "This page could not be shown",
  },
} as const;
