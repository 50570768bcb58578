/** The e-mail of someone without a name yet. */
export const shownName = ({ name, email }: { name: string; email: string }): string =>
  name || email;
