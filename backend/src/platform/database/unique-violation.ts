import { QueryFailedError } from 'typeorm';

const UNIQUE_VIOLATION = '23505';

/** True when Postgres refused a row because another one has the same key. */
export function isUniqueViolation(error: unknown): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : null;
  return cause instanceof Error && 'code' in cause && cause.code === UNIQUE_VIOLATION;
}
