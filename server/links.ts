/** Absolute addresses of the app's pages, for mails and whatever else leaves the app. */
export interface Links {
  to(path: `/${string}`): string;
}

/** Links into the app that is served at this address. */
export const linksInto = (publicUrl: string): Links => ({ to: (path) => publicUrl + path });
