interface Named {
  firstName: string;
  lastName: string;
  email: string;
}

/** What somebody is called: their name, or their e-mail while they have not given one. */
export const personName = ({ firstName, lastName, email }: Named): string =>
  `${firstName} ${lastName}`.trim() || email;
