/** Absolute addresses of the app's pages, for mails and other exports. */
export interface Links {
  to(path: `/${string}`): string;
}

/** Into the app at this address. */
export const linksInto = (publicUrl: string): Links => ({ to: (path) => publicUrl + path });
