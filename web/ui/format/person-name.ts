interface Person {
  firstName: string;
  lastName: string;
  email: string;
}

/** A person's name, or their e-mail while they have not given one. */
export const personName = ({ firstName, lastName, email }: Person): string =>
  `${firstName} ${lastName}`.trim() || email;

/** The same for a record with `name` and `surname`. */
export const nameOf = ({
  name,
  surname,
  email,
}: {
  name: string;
  surname: string;
  email: string;
}): string => personName({ firstName: name, lastName: surname, email });
