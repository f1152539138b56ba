/** SQLSTATEs after which the same statement may succeed; 08 and 57P are the classes of lost connections. */
const TRANSIENT_STATES = new Set([
  '25006', // read-only: the server was demoted and another takes over
  '40001',
  '40P01', // deadlock
  '53300', // too many connections
  '55P03', // lock_timeout
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

/** Whether the database was unreachable, rather than rejecting the statement. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === '') return TRANSIENT_MESSAGE.test(error.message);
  return TRANSIENT_CODES.has(code) || TRANSIENT_STATES.has(code) || /^(08|57P)/.test(code);
}
