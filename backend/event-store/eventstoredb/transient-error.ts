import { ErrorType, isCommandError } from '@eventstore/db-client';

/** What asking again does not change. */
const REFUSALS = new Set<string>([
  ErrorType.ACCESS_DENIED,
  ErrorType.INVALID_ARGUMENT,
  ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED,
  ErrorType.STREAM_DELETED,
  ErrorType.STREAM_NOT_FOUND,
  ErrorType.UNSUPPORTED,
  ErrorType.WRONG_EXPECTED_VERSION,
]);

/** Lost connections also come as plain errors, with the gRPC code in the message or from the search for a leader. */
const PLAIN =
  /\b(1 CANCELLED|4 DEADLINE_EXCEEDED|8 RESOURCE_EXHAUSTED|13 INTERNAL|14 UNAVAILABLE)\b|discover/i;

/** The server was given time enough. */
export class NoAnswer extends Error {}

/**
 * Whether the outcome is unknown: the server may have done what it was asked. That is so for every
 * error of the client that is not a clear refusal.
 */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof NoAnswer) return true;
  return isCommandError(error) ? !REFUSALS.has(error.type) : PLAIN.test(error.message);
}
