interface Ending {
  readonly since: string;
  readonly sunset: string;
  readonly instead: string;
}

/** Keywords of a deprecated part; none for another. */
export function deprecationOf(deprecation: Ending | undefined): object;

/** The text with what to use instead, until when. */
export function withDeprecationText(
  text: string | undefined,
  deprecation: Ending | undefined,
): string | undefined;

/** The schema of a field, marked if it is deprecated. */
export function withDeprecation(schema: object, deprecation: Ending | undefined): object;

/** Keywords of a parameter whose schema is marked. */
export function parameterDeprecation(schema: object): object;
