import pg from 'pg';

/** SQLSTATEs of a database that cannot be used now; 08 and 57P are the classes of lost connections. */
const UNAVAILABLE_STATES = new Set([
  '25006', // read-only: the server was demoted and another takes over
  '53100', // the disk is full
  '53300', // too many connections
  '58030', // a read from or write to the disk failed
]);

const LOCK_TIMEOUT = '55P03';

/** SQLSTATEs sent by a reachable database, after which the same statement may still succeed. */
const CONTENTION_STATES = new Set([
  '40001',
  '40P01', // deadlock
  LOCK_TIMEOUT,
  '57014', // statement_timeout
]);

const TRANSIENT_CODES = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Messages of `pg`, without a code, when the connection is lost during a query. */
const TRANSIENT_MESSAGE =
  /connection terminated|connection error|read timeout|timeout exceeded when trying to connect|timeout expired/i;

/** Whether the database cannot be reached or used now; the statement may have been executed. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (code === '') return TRANSIENT_MESSAGE.test(error.message);
  return TRANSIENT_CODES.has(code) || UNAVAILABLE_STATES.has(code) || /^(08|57P)/.test(code);
}

/** Whether other sessions' locks or load interrupted the statement, which was rolled back. */
export const isContention = (error: unknown): boolean =>
  error instanceof Error && CONTENTION_STATES.has(codeOf(error));

/** Whether the same statement may succeed, rather than being rejected again. */
export const isTransient = (error: unknown): boolean => isUnreachable(error) || isContention(error);

/** Whether a statement ended because it waited too long for a lock. */
export const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && codeOf(error) === LOCK_TIMEOUT;

/** Whether an error was sent by a server, which is therefore reachable. */
export const isServerResponse = (error: unknown): boolean => error instanceof pg.DatabaseError;

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';
