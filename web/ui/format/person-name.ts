interface Person {
  firstName: string;
  lastName: string;
  email: string;
}

/** What a person is called: their name, or their e-mail while they have not given one. */
export const personName = ({ firstName, lastName, email }: Person): string =>
  `${firstName} ${lastName}`.trim() || email;

/** The same of a record that has the name under `name` and `surname`. */
export const nameOf = ({
  name,
  surname,
  email,
}: {
  name: string;
  surname: string;
  email: string;
}): string => personName({ firstName: name, lastName: surname, email });
