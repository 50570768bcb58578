/** Absolute addresses of the app's pages, for mails and other exports. */
export interface Links {
  to(path: `/${string}`): string;
}

export const linksInto = (publicUrl: string): Links => ({ to: (path) => publicUrl + path });
