import { ErrorType, isCommandError } from '@eventstore/db-client';

/** Errors that retrying won't fix. */
const PERMANENT_ERRORS = new Set<string>([
  ErrorType.ACCESS_DENIED,
  ErrorType.INVALID_ARGUMENT,
  ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED,
  ErrorType.STREAM_DELETED,
  ErrorType.STREAM_NOT_FOUND,
  ErrorType.UNSUPPORTED,
  ErrorType.WRONG_EXPECTED_VERSION,
]);

/** Lost connections also surface as plain errors, with the gRPC code in the message or from the search for a leader. */
const TRANSIENT_MESSAGE =
  /\b(1 CANCELLED|4 DEADLINE_EXCEEDED|8 RESOURCE_EXHAUSTED|13 INTERNAL|14 UNAVAILABLE)\b|discover/i;

/** The server did not respond in time. */
export class RequestTimeout extends Error {}

/**
 * Whether the outcome is unknown: the server may have executed the request. True for every client error that is not
 * a clear rejection.
 */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof RequestTimeout) return true;
  return isCommandError(error)
    ? !PERMANENT_ERRORS.has(error.type)
    : TRANSIENT_MESSAGE.test(error.message);
}
