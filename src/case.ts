type Camel<Name extends string> = Name extends `${infer Head}_${infer Rest}`
  ? `${Head}${Capitalize<Camel<Rest>>}`
  : Name;

export type CamelCased<Body> = { [Name in keyof Body as Camel<Name & string>]: Body[Name] };

/** The JSON's snake_case names as the columns' camelCase ones; values stay as they are. */
export const camelCased = <Body extends object>(body: Body): CamelCased<Body> =>
  // What the template type says of names, the expression does.
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  ) as CamelCased<Body>;
