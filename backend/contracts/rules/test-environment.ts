/**
 * Clients of test environments have ids from here on, enforced by a constraint of the table: whether data is test data
 * follows from its client's id alone, in folds, sockets and statements alike (ADR 45).
 */
export const FIRST_TEST_CLIENT_ID = 1_000_000_000;

/** Whether this client is the test environment of another. */
export const isTestClient = (clientId: number | null | undefined): boolean =>
  typeof clientId === 'number' && clientId >= FIRST_TEST_CLIENT_ID;

/**
 * Customer under which read models list the rows of a client. For a test environment it is the negated id, which no
 * role covers: lists, counts, figures and feeds of a customer leave test data out.
 */
export const listedCustomerId = ({
  clientId,
  customerId,
}: {
  readonly clientId: number;
  readonly customerId: number;
}): number => (isTestClient(clientId) ? -customerId : customerId);

/** Name of the environment of a client. */
export const testClientName = (name: string): string => `${name} (test)`;

/** Connotes of a test environment begin with it. */
export const TEST_PREFIX = 'TEST';
