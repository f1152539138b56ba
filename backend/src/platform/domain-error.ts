/** Kind of error; the HTTP layer maps it to a status (docs/api.md, conventions). */
export type DomainErrorKind =
  | 'invalid'
  | 'notSignedIn'
  | 'notFound'
  | 'forbidden'
  | 'conflict'
  | 'gone'
  | 'tooManyRequests'
  | 'unavailable';

/**
 * A business rule was violated. Thrown by decide functions and checks at the edge of a context, mapped to a
 * response in `platform/http`. `code` is stable and dotted; the message is shown on screen.
 */
export abstract class DomainError extends Error {
  abstract readonly code: string;
  abstract readonly kind: DomainErrorKind;
  /** Details for the caller, for example the invalid fields; must be safe to show. */
  readonly details?: unknown;
  /** Seconds after which a retry may succeed; sent as `Retry-After`. */
  readonly retryAfterSeconds?: number;
}
