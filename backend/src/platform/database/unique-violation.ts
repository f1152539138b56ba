import { QueryFailedError } from 'typeorm';

const UNIQUE_VIOLATION = '23505';

/** Whether Postgres rejected a row because of a duplicate key. */
export function isUniqueViolation(error: unknown): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : null;
  return cause instanceof Error && 'code' in cause && cause.code === UNIQUE_VIOLATION;
}
