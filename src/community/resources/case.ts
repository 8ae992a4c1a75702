type Camel<Name extends string> = Name extends `${infer Head}_${infer Rest}`
  ? `${Head}${Capitalize<Camel<Rest>>}`
  : Name;

type CamelCased<Body> = { [Name in keyof Body as Camel<Name & string>]: Body[Name] };

type Prefixed<Prefix extends string, Body> = {
  [Name in keyof Body as `${Prefix}${Capitalize<Camel<Name & string>>}`]: Body[Name];
};

const camel = (name: string): string => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

export const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const camelCased = <Body extends object>(body: Body): CamelCased<Body> =>
  // `camel` renames as `Camel` does; Object.fromEntries loses the names.
  Object.fromEntries(Object.entries(body).map(([name, value]) => [camel(name), value])) as CamelCased<Body>;

/** `venue.country_code` becomes `venueCountryCode`. */
export const prefixed = <Prefix extends string, Body extends object>(
  prefix: Prefix,
  body: Body,
): Prefixed<Prefix, Body> =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [camel(`${prefix}_${name}`), value])) as Prefixed<
    Prefix,
    Body
  >;
