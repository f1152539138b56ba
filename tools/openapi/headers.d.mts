interface Route {
  /** The route or a field of its requests is deprecated. */
  readonly endsPartly?: boolean;
  /** Of the route itself. */
  readonly deprecation?: object;
}

/** Headers of an error response, by name. */
export function rejectionHeaders(
  status: number | string,
  route?: Route,
): Readonly<Record<string, object>>;
