/** What kind of no it is; the HTTP layer turns it into a status (docs/api.md, conventions). */
export type Refusal =
  'invalid' | 'notSignedIn' | 'notFound' | 'forbidden' | 'conflict' | 'tooManyRequests';

/**
 * A rule of the business said no. Thrown by decide functions and by checks at the edge of a context,
 * caught once in `platform/http`. `code` is stable and dotted; the message is what the screen shows.
 */
export abstract class DomainError extends Error {
  abstract readonly code: string;
  abstract readonly refusal: Refusal;
  /** More for the caller, for example the fields that are wrong; must be safe to show. */
  readonly details?: unknown;
}
