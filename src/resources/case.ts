type Camel<Name extends string> = Name extends `${infer Head}_${infer Rest}`
  ? `${Head}${Capitalize<Camel<Rest>>}`
  : Name;

type CamelCased<Body> = { [Name in keyof Body as Camel<Name & string>]: Body[Name] };

type Prefixed<Prefix extends string, Body> = {
  [Name in keyof Body as `${Prefix}${Capitalize<Camel<Name & string>>}`]: Body[Name];
};

const camel = (name: string): string => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The JSON's snake_case names as the columns' camelCase ones; values stay as they are. */
export const camelCased = <Body extends object>(body: Body): CamelCased<Body> =>
  // What the template type says of names, the expression does.
  Object.fromEntries(Object.entries(body).map(([name, value]) => [camel(name), value])) as CamelCased<Body>;

/** An inner object whose fields are columns of the outer row: `venue.country_code` is `venueCountryCode`. */
export const prefixed = <Prefix extends string, Body extends object>(
  prefix: Prefix,
  body: Body,
): Prefixed<Prefix, Body> =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [camel(`${prefix}_${name}`), value])) as Prefixed<
    Prefix,
    Body
  >;
