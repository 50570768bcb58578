/** The support address, as the server wrote it into the page. */
export const supportEmail = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="support-email"]')?.content ?? "";
